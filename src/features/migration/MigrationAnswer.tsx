import React, { useMemo, type ReactNode } from 'react';
import { MAX_CODE } from '../../../core/api/migrate/limit';
import { migrate, type Migration } from '../../../core/api/migrate/migrate';
import type { Verdict } from '../../../core/api/migrate/verdict';
import { useLoaded } from '../../bridge/useLoaded';
import { useMessage } from '../../bridge/useMessage';
import { loadFates } from './loadFates';
import { Phrases } from '../../components/Phrases';
import { VerdictView, WORDS } from './VerdictView';
import './styles.css';

const ORDER = Object.keys(WORDS) as Verdict['kind'][];

function Summary({ verdicts }: { verdicts: Verdict[] }): ReactNode {
  const counts = ORDER.map((kind) => [verdicts.filter((each) => each.kind === kind).length, WORDS[kind]] as const);
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return (
    <p>
      {verdicts.length === 1 ? '1 name' : `${verdicts.length} names`} of Aztec’s packages: {told.join(', ')}.
    </p>
  );
}

function NewImports({ imports }: { imports: string[] }): ReactNode {
  const [message, say] = useMessage();
  const text = imports.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Select the lines and press Ctrl+C'),
    );
  return (
    <div className="migration__imports">
      <p>
        <strong>Imports for the nightly</strong>
        <button type="button" className="button button--plain" aria-live="polite" onClick={() => void copy()}>
          {message ?? 'Copy'}
        </button>
      </p>
      <pre className="signature" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

function Nothing({ found }: { found: number }): ReactNode {
  return found > 0 ? (
    <p>
      {found === 1 ? 'The import here is' : `The ${found} imports here are`} of other packages than Aztec’s: nothing to
      change.
    </p>
  ) : (
    <p>
      There is no import here, and no name that Aztec’s packages export. Paste lines such as{' '}
      <code>{"import { Fr } from '@aztec/aztec.js';"}</code>
    </p>
  );
}

function Answer({ verdicts, imports, notes, found, cut }: Migration): ReactNode {
  const sorted = [...verdicts].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return (
    <>
      {cut && (
        <p role="alert">The text is long: only its first {MAX_CODE.toLocaleString('en')} characters were read.</p>
      )}
      {verdicts.length > 0 && <Summary verdicts={verdicts} />}
      {verdicts.length + notes.length === 0 && <Nothing found={found} />}
      {notes.map(({ line, text }) => (
        <p key={`${line} ${text}`} className="migration__note">
          <strong>Line {line}.</strong> <Phrases text={text} />
        </p>
      ))}
      {imports.length > 0 && <NewImports imports={imports} />}
      <ul className="migration__verdicts">
        {sorted.map((verdict, index) => (
          <VerdictView key={`${verdict.name} ${verdict.from} ${index}`} {...verdict} />
        ))}
      </ul>
    </>
  );
}

/** What becomes of the names in a text, below the box it was put into. */
export default function MigrationAnswer({ text }: { text: string }): ReactNode {
  const fates = useLoaded(loadFates, undefined);
  const migration = useMemo(() => (typeof fates === 'string' ? undefined : migrate(text, fates)), [fates, text]);
  if (fates === 'failed')
    return <p role="alert">The list of changes did not load. Check your connection, then reload the page.</p>;
  return <div className="migration">{migration ? <Answer {...migration} /> : <p>Reading your imports …</p>}</div>;
}
