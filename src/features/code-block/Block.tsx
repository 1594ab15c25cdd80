import React, { useMemo, useState, type ReactNode } from 'react';
import { trustedHtml } from '../../bridge/trustedHtml';
import { CodeNames } from '../code-names';
import { CheckMark, type Checked } from './CheckMark';
import { CopyButton } from './CopyButton';

export interface Props extends Checked {
  /** Highlighted at build time from our own pages: trusted. */
  html?: string;
  /** The same as elements, where a part of it can change: a `<code>`. */
  children?: ReactNode;
  lang: string;
  title?: string;
  /** Without a title, and of one line. */
  line?: 'one';
  /** Where the meaning of its names is, if it has any of Aztec's packages. */
  names?: string;
  /** Where the program is that it is part of, if a reader can run it in the tab. */
  run?: string;
  /** A button before the others. */
  tool?: ReactNode;
}

/** What programs print, and nobody types. */
const OUTPUT = 'text';

export function Block({ html = '', children, lang, title, line, checked, ran, fails, names, tool }: Props): ReactNode {
  const [wrapped, setWrapped] = useState(false);
  // The same object each time, or React would write the code again, and a reader's selection in it would be gone.
  const code = useMemo(() => trustedHtml(html), [html]);
  return (
    <figure className="code" data-lang={lang} data-wrap={wrapped || undefined} data-line={line}>
      <figcaption className="code__bar">
        <span className="code__title">{title ?? (lang === OUTPUT ? 'output' : lang)}</span>
        <span className="code__tools">
          <button
            type="button"
            className="code__tool"
            data-code="wrap"
            data-replay
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            Wrap
          </button>
          {tool}
          {lang !== OUTPUT && <CopyButton />}
          {checked && <CheckMark checked={checked} ran={ran} fails={fails} />}
        </span>
      </figcaption>
      <pre tabIndex={0} aria-label={title ? `Code: ${title}` : `Code, ${lang}`}>
        {children ?? <code dangerouslySetInnerHTML={code} suppressHydrationWarning />}
      </pre>
      {names && <CodeNames names={names} />}
    </figure>
  );
}
