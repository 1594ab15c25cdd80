import React, { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { takeBegun } from '../../bridge/early';
import { useMessage } from '../../bridge/useMessage';
import { CodeNames } from '../code-names';
import { copyCode } from './copyText';

interface Props {
  /** Highlighted at build time from our own pages: trusted. */
  html: string;
  lang: string;
  title?: string;
  /** What the block was checked with. */
  checked?: string;
  /** The error that the block is meant to give. */
  fails?: string;
  /** Where the meaning of its names is, if it has any of Aztec's packages. */
  names?: string;
}

function CopyButton(): ReactNode {
  const [message, say] = useMessage();
  const onClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    try {
      await (takeBegun(button) ?? copyCode(button));
      say('Copied');
    } catch {
      say('Press Ctrl+C');
      getSelection()?.selectAllChildren(button.closest('figure')!.querySelector('code')!);
    }
  };
  return (
    <button type="button" className="code__tool" data-code="copy" data-replay aria-live="polite" onClick={onClick}>
      {message ?? 'Copy'}
    </button>
  );
}

/** A code block, with buttons to copy it and to wrap its lines. */
export function CodeBlock({ html, lang, title, checked, fails, names }: Props): ReactNode {
  const [wrapped, setWrapped] = useState(false);
  // The same object each time, or React would write the code again, over the values that an operator filled in.
  const code = useMemo(() => ({ __html: html }), [html]);
  return (
    <figure className="code" data-lang={lang} data-wrap={wrapped || undefined}>
      <figcaption className="code__bar">
        <span className="code__title">{title ?? lang}</span>
        <span className="code__tools">
          <button
            type="button"
            className="code__tool"
            data-replay
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            Wrap
          </button>
          <CopyButton />
        </span>
      </figcaption>
      <pre tabIndex={0} aria-label={title ? `Code: ${title}` : `Code, ${lang}`}>
        <code dangerouslySetInnerHTML={code} suppressHydrationWarning />
      </pre>
      {names && <CodeNames names={names} />}
      {checked && (
        <p className="code__check" data-markdown-ignore="">
          <a href="/checked-code">{fails ? `fails as shown with ${checked}` : `checked with ${checked}`}</a>
        </p>
      )}
    </figure>
  );
}
