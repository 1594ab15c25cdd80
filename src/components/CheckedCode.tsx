import React, { useMemo, type ReactNode } from 'react';

interface Props {
  /** Highlighted at build time from our own pages: trusted. */
  html: string;
  lang: string;
  title?: string;
  /** What the block was checked with. */
  checked?: string;
  /** The error that the block is meant to give. */
  fails?: string;
}

/** Opaque to React: the boot script changes these buttons before and after hydration. */
const TOOLS = {
  __html:
    '<button type="button" class="code__tool" data-code="wrap" aria-pressed="false">Wrap</button>' +
    '<button type="button" class="code__tool" data-code="copy">Copy</button>',
};

/** A code block. Copying and wrapping are handled by the boot script, so that they work before React loads. */
export function CheckedCode({ html, lang, title, checked, fails }: Props): ReactNode {
  // React writes the HTML again for every new object, whatever it holds: an operator's values would be lost.
  const code = useMemo(() => ({ __html: html }), [html]);
  return (
    <figure className="code" data-lang={lang}>
      <figcaption className="code__bar">
        <span className="code__title">{title ?? lang}</span>
        <span className="code__tools" dangerouslySetInnerHTML={TOOLS} suppressHydrationWarning />
      </figcaption>
      <pre tabIndex={0} aria-label={title ? `Code: ${title}` : `Code, ${lang}`}>
        {/* The boot script may have shown an operator's values in it. */}
        <code dangerouslySetInnerHTML={code} suppressHydrationWarning />
      </pre>
      {checked && (
        <p className="code__check" data-markdown-ignore="">
          <a href="/checked-code">{fails ? `fails as shown with ${checked}` : `checked with ${checked}`}</a>
        </p>
      )}
    </figure>
  );
}
