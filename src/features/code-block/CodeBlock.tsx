import React, { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { takeBegun } from '../../bridge/early';
import { useMessage } from '../../bridge/useMessage';
import { copyCode } from './copyText';

interface Props {
  /** Highlighted at build time from our own pages: trusted. */
  html: string;
  lang: string;
  title?: string;
  /** What the block was checked with. */
  checked?: string;
  /** The packages that the block ran with on a local network. */
  ran?: string;
  /** The error that the block is meant to give. */
  fails?: string;
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

const markOf = ({ checked, ran, fails }: Props): string => {
  const check = `${fails ? 'fails as shown' : 'checked'} with ${checked}`;
  return ran ? `✓ ran with ${ran}, ${check}` : check;
};

/** A code block, with buttons to copy it and to wrap its lines. */
export function CodeBlock(props: Props): ReactNode {
  const { html, lang, title, checked } = props;
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
      {checked && (
        <p className="code__check" data-markdown-ignore="">
          <a href="/checked-code">{markOf(props)}</a>
        </p>
      )}
    </figure>
  );
}
