import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { FateLine } from '../../../core/api/migrate/fates';
import type { Verdict } from '../../../core/api/migrate/verdict';
import { Phrases } from '../../components/Phrases';

const Lines = ({ lines }: { lines: FateLine[] }): ReactNode => (
  <pre className="signature">
    {lines.map(([sign, text, instead]) => (
      <React.Fragment key={`${sign}${text}`}>
        {sign === '-' ? <del>− {text}</del> : <ins>+ {text}</ins>}
        {instead && `  → ${instead.replaceAll('`', '')}\n`}
      </React.Fragment>
    ))}
  </pre>
);

/** What is said of a name, what needs work first. */
export const WORDS: Record<Verdict['kind'], string> = {
  gone: 'gone',
  changed: 'changed',
  moved: 'moved',
  elsewhere: 'of another entry point',
  unknown: 'not known',
  same: 'the same',
  new: 'of the nightly',
  outside: 'not in this reference',
};

function Advice({ kind, from, to, instead, used }: Verdict): ReactNode {
  if (kind === 'gone') return <Phrases text={instead ?? 'Nothing takes its place.'} />;
  if (kind === 'unknown') return <>No release that this site knows exports it from there. Is it spelled so?</>;
  if (kind === 'elsewhere')
    return (
      <>
        This entry point has it in no release. Import it from <code>{to}</code>.
      </>
    );
  if (kind === 'outside')
    return <>The reference has no such package or entry point: whether it changed is not known here.</>;
  if (kind === 'new') return <>Only the nightly has it, so this code is partly migrated.</>;
  const moves = to !== undefined && from !== '' && to !== from;
  return (
    <>
      {moves && (
        <>
          Import it from <code>{to}</code>.{' '}
        </>
      )}
      {kind === 'changed' && (used.length > 0 ? 'Your code uses what changed.' : 'Its signature or members differ.')}
    </>
  );
}

/** One name of the code: what becomes of it and what to do. */
export const VerdictView = (verdict: Verdict): ReactNode => (
  <li className={`migration__verdict migration__verdict--${verdict.kind}`}>
    <p>
      <code>{verdict.name}</code> <strong>{WORDS[verdict.kind]}</strong>
      {verdict.line > 0 && <span className="migration__line"> line {verdict.line}</span>}
    </p>
    <p>
      <Advice {...verdict} /> {verdict.url && <Link to={verdict.url}>Reference of {verdict.name}</Link>}
    </p>
    {verdict.used.length > 0 && <Lines lines={verdict.used} />}
    {verdict.others.length > 0 && (
      <details className="api-fold">
        <summary>
          {verdict.others.length} {verdict.used.length > 0 ? 'other ' : ''}
          {verdict.others.length === 1 ? 'line' : 'lines'} of difference
        </summary>
        <Lines lines={verdict.others} />
      </details>
    )}
  </li>
);
