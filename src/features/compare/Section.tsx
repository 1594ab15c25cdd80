import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isProduct, type ComparedBlock, type ComparedSection } from '../../../core/compare/comparedSection';
import { noteAddress, type NoteRef } from '../../../core/compare/migrationNote';
import { Block } from './Block';
import { plural } from './plural';
import { Verdict } from './Verdict';
import { useNames } from './versionNames';
import { Changed } from './Words';

/** The migration notes that explain a change. */
const Notes = ({ notes = [] }: { notes?: NoteRef[] }): ReactNode =>
  notes.length > 0 && (
    <p className="compare__notes">
      What to do:{' '}
      {notes.map(({ id, title }, i) => (
        <React.Fragment key={id}>
          {i > 0 && ' · '}
          <Link to={noteAddress(id)}>{title}</Link>
        </React.Fragment>
      ))}
    </p>
  );

const isWording = (block: ComparedBlock): boolean => block.kind !== 'same' && !isProduct(block);

const Blocks = ({ blocks }: { blocks: ComparedBlock[] }): ReactNode =>
  blocks.map((block, i) => <Block key={i} block={block} />);

/** What differs in a section; where that was judged, what the documentation alone says differently is folded. */
function Differences({ blocks }: { blocks: ComparedBlock[] }): ReactNode {
  if (!blocks.some(isProduct)) return <Blocks blocks={blocks} />;
  const others = blocks.filter(isWording);
  return (
    <>
      <Blocks blocks={blocks.filter(isProduct)} />
      {others.length > 0 && (
        <details className="compare__others">
          <summary>{plural(others.length, 'other difference')} of the documentation</summary>
          <Blocks blocks={others} />
        </details>
      )}
    </>
  );
}

export function Section({ section, id }: { section: ComparedSection; id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const names = useNames();
  const { title, was, verdict, old, new: newer, blocks, notes } = section;
  return (
    <section className="compare__section" aria-labelledby={id}>
      <h2 id={id}>
        {title} <Verdict verdict={verdict} />
      </h2>
      <p className="compare__places">
        {old && <Link to={old}>in {names.old}</Link>}
        {old && newer && ' · '}
        {newer && <Link to={newer}>in {names.new}</Link>}
      </p>
      <Notes notes={notes} />
      {was && (
        <p data-role="heading">
          The heading was <Changed change="removed">{was}</Changed>
        </p>
      )}
      <Differences blocks={blocks} />
    </section>
  );
}
