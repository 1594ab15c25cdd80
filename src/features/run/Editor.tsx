import React, { useMemo, useState, type ReactNode } from 'react';
import type { RunStep, TabManifest } from '../../../core/tab';
import type { TypeProblem } from '../../../core/typesMessages';
import { Artifacts } from './Artifacts';
import { Button } from './Button';
import { CodeField } from './CodeField';
import { edit, setLinked } from './edits';
import { ShareButton } from './ShareButton';
import type { BlockRun } from './store';
import { TypesNote } from './TypesNote';
import { useTypes } from './types';
import type { Typing } from './typing';

interface Props {
  /** `page/block` */
  id: string;
  manifest: TabManifest;
  original: RunStep;
  steps: RunStep[];
  /** The code came with a link. */
  isLinked: boolean;
  run: BlockRun | undefined;
  onRun: () => void;
}

/** The code of the block, to be changed, and what runs before it. */
export function Editor({ id, manifest, original, steps, isLinked, run, onRun }: Props): ReactNode {
  const { key, text } = steps.at(-1)!;
  const earlier = steps.slice(0, -1);
  const block = id.split('/')[1]!;
  const [toggled, toggle] = useState<boolean>();
  const isOpen = toggled ?? isLinked;
  /** What the reader gave up for the code of the page, until the next change. */
  const [left, leave] = useState<string>();
  const replace = (next: string) => {
    leave(text === original.text ? undefined : text);
    edit(original, next);
  };
  const onChange = (next: string) => (isLinked ? setLinked(key, next) : edit(original, next));
  const use = (next: string) => {
    if (isLinked) setLinked(key, next);
    else replace(next);
    toggle(true);
  };
  const failed = run?.error;
  const error = useMemo(
    () => (failed?.key === key && failed.line ? { line: failed.line, message: failed.message } : undefined),
    [failed, key],
  );
  const { types, state } = useTypes(manifest.types);
  const [problems, found] = useState<TypeProblem[]>();
  const withText = (now: string): RunStep[] => [...earlier, { ...steps.at(-1)!, text: now }];
  const typing: Typing = {
    isReady: state === 'ready',
    begin: () => types.begin(),
    complete: (now, at) => types.complete(withText(now), at),
    check: async (now) => {
      const answer = await types.check(withText(now));
      if (answer) found(answer);
      return answer;
    },
  };
  return (
    <>
      <details className="run__code" open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
        <summary>Change the code</summary>
        {isOpen && (
          <CodeField
            text={text}
            onChange={onChange}
            onRun={onRun}
            error={error}
            typing={typing}
            note={
              <TypesNote files={manifest.types} state={state} problems={problems} onLoad={() => types.begin(true)} />
            }
          />
        )}
        <p className="run__hint">
          Ctrl+Enter runs it. Esc, then Tab, leaves the editor. {!isLinked && 'Changes are kept in this browser.'}
        </p>
        <span className="run__acts">
          <ShareButton block={block} text={text} />
          {!isLinked && text !== original.text && (
            <Button label="Back to the code of the page" onClick={() => replace(original.text)} />
          )}
          {!isLinked && left !== undefined && left !== text && (
            <Button label="Back to my code" onClick={() => replace(left)} />
          )}
        </span>
      </details>
      <Artifacts manifest={manifest} onUse={use} />
      {earlier.length > 0 && (
        <details className="run__code">
          <summary>What runs before it</summary>
          {earlier.map((step) => (
            <pre key={step.key} tabIndex={0} aria-label={step.title}>
              <code>{step.text}</code>
            </pre>
          ))}
        </details>
      )}
    </>
  );
}
