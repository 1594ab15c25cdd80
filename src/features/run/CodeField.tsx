import React, { useState, type ReactNode } from 'react';
import { useLoaded } from '../../bridge/useLoaded';
import type { Code } from './CodeEditor';

interface Focus {
  onFocus: () => void;
  onBlur: () => void;
}

/** Until the editor is there, and where it does not load. */
const Plain = ({ text, onChange, onRun, onFocus, onBlur }: Code & Focus): ReactNode => (
  <textarea
    className="field"
    aria-label="Code to run"
    spellCheck={false}
    autoCapitalize="off"
    rows={Math.min(24, text.split('\n').length + 1)}
    value={text}
    onFocus={onFocus}
    onBlur={onBlur}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
    }}
  />
);

const loadEditor = () => import('./CodeEditor');

/** Whoever has begun to write in the plain one goes on there; who stands in it then stands in the editor. */
export function CodeField({ note, ...props }: Code & { note: ReactNode }): ReactNode {
  const editor = useLoaded(loadEditor, undefined);
  const [isPlain, stayPlain] = useState(false);
  const [isFocused, focus] = useState(false);
  if (typeof editor === 'object' && !isPlain)
    return (
      <>
        <editor.default {...props} isFocused={isFocused} />
        {note}
      </>
    );
  const onChange = (text: string) => {
    stayPlain(true);
    props.onChange(text);
  };
  return <Plain {...props} onChange={onChange} onFocus={() => focus(true)} onBlur={() => focus(false)} />;
}
