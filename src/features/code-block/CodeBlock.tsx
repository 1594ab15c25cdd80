import React, { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { takeBegun } from '../../bridge/early';
import { trustedHtml } from '../../bridge/trustedHtml';
import { useMessage } from '../../bridge/useMessage';
import { LoadBoundary } from '../../components/LoadBoundary';
import { useCard } from '../../components/useCard';
import { CodeNames } from '../code-names';
import { RunPanel } from '../run';
import { copyCode } from './copyText';

interface Props {
  /** Highlighted at build time from our own pages: trusted. */
  html?: string;
  /** The same as elements, where a part of it can change: a `<code>`. */
  children?: ReactNode;
  lang: string;
  title?: string;
  /** Without a title, and of one line. */
  line?: 'one';
  /** What the block was checked with. */
  checked?: string;
  /** The packages that the block ran with on a local network. */
  ran?: string;
  /** The error that the block is meant to give. */
  fails?: string;
  /** Where the meaning of its names is, if it has any of Aztec's packages. */
  names?: string;
  /** Where the program is that it is part of, if a reader can run it in the tab. */
  run?: string;
  /** A button before the others. */
  tool?: ReactNode;
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

type Checked = Pick<Props, 'checked' | 'ran' | 'fails'>;

const markOf = ({ checked, ran, fails }: Checked): string => {
  const check = `${fails ? 'fails as shown' : 'checked'} with ${checked}`;
  return ran ? `Ran with ${ran}, ${check}` : check.replace(/^./, (letter) => letter.toUpperCase());
};

/** A tick, two where the code ran. What it means is its name, and is shown beside it when it has the reader's attention. */
function CheckMark(props: Checked): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const { open, forLink } = useCard(link);
  return (
    <a
      ref={link}
      className="code__check"
      href="/checked-code"
      aria-label={markOf(props)}
      data-open={open || undefined}
      {...forLink}
    >
      <svg viewBox={props.ran ? '0 0 22 16' : '0 0 16 16'} height="14" aria-hidden="true">
        <path d="M3 8.5l3.2 3.2L13 4.6" fill="none" stroke="currentColor" strokeWidth="2" />
        {props.ran && <path d="M11 10.5l1.2 1.2L19 4.6" fill="none" stroke="currentColor" strokeWidth="2" />}
      </svg>
    </a>
  );
}

/** What programs print, and nobody types. */
const OUTPUT = 'text';

/** A code block, with buttons to copy it, to run it, and where a line is too long to wrap its lines. */
export function CodeBlock({ run, ...props }: Props): ReactNode {
  const [pressed, press] = useState(0);
  // A link that carries code for this block.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server's page knows no fragment.
    if (run && location.hash.startsWith(`#run=${run.split('/')[1]}.`)) press(1);
  }, [run]);
  if (!run) return <Block {...props} />;
  const button = (
    <button
      type="button"
      className="code__tool"
      data-code="run"
      data-replay
      aria-expanded={pressed > 0}
      onClick={() => press(pressed + 1)}
    >
      Run
    </button>
  );
  return (
    <>
      <Block {...props} tool={button} />
      {pressed > 0 && (
        <LoadBoundary name="The part that runs code">
          <RunPanel id={run} pressed={pressed} />
        </LoadBoundary>
      )}
    </>
  );
}

function Block({ html = '', children, lang, title, line, checked, ran, fails, names, tool }: Props): ReactNode {
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
