import React, { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isProduct, kindsOf, type ComparedBlock, type ComparedSection } from '../../../core/compare/comparedSection';
import { changeAnchor, type ComparedRef, type ComparisonData } from '../../../core/compare/comparison';
import { noteAddress, type NoteRef } from '../../../core/compare/migrationNote';
import { verdictText, type VersionNames } from '../../../core/compare/verdict';
import { EditLinks, type Editable } from '../../components/EditLinks';
import { Block, Changed } from './Blocks';
import { ComparedContext } from './compared';
import { CompareLink } from './CompareLink';
import { plural } from './plural';
import { Verdict } from './Verdict';

const useNames = (): VersionNames => useContext(ComparedContext).names;
const withArticle = (name: string): string => (name === 'nightly' ? `the ${name}` : name);

const PageLink = ({ page, version }: { page: ComparedRef; version?: string }): ReactNode => (
  <Link to={page.path}>{version ? `${page.title} (${version})` : page.title}</Link>
);

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

function Section({ section, id }: { section: ComparedSection; id: string }): ReactNode {
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

const idOf = (changed: ComparedSection[], section: ComparedSection): string => changeAnchor(changed.indexOf(section));

/** In words, how much of a page changed. */
function summary(data: ComparisonData): string {
  const { changes, changed, sections } = data;
  const same = sections.length - changed;
  if (sections.length === 0) return '';
  if (changed === 0) return `All ${plural(same, 'section')} say the same.`;
  if (!changes) return `${plural(changed, 'section')} changed, ${same} stayed the same.`;
  if (changes.count === 0) return 'Nothing changes for you here.';
  return `${plural(changes.count, 'section')} of ${sections.length} ${changes.count === 1 ? 'tells' : 'tell'} of a change of the product.`;
}

/** A page that both versions have: what differs, section by section. */
function Pair({ older, newer, data }: { older: ComparedRef; newer: ComparedRef; data: ComparisonData }) {
  const { sections, changes } = data;
  const changed = sections.filter(({ verdict }) => verdict !== 'same');
  const names = useNames();
  const isMain = (section: ComparedSection) => !changes || kindsOf(section).length > 0;
  const [main, others] = [changed.filter(isMain), changed.filter((section) => !isMain(section))];
  const show = (section: ComparedSection) => (
    <Section key={idOf(changed, section)} id={idOf(changed, section)} section={section} />
  );
  return (
    <>
      <p>
        From <PageLink page={older} version={names.old} /> to <PageLink page={newer} version={names.new} />.{' '}
        {summary(data)}
      </p>
      {changed.length > 0 && (
        <p className="compare__key">
          Text that was <ins>added is underlined</ins>, text that was <del>removed is struck through</del>. Link
          targets, the numbers of versions and lists of further reading are not compared.
        </p>
      )}
      {main.length > 1 && (
        <ul className="compare__contents" aria-label="Sections">
          {main.map((section) => (
            <li key={idOf(changed, section)}>
              <a href={`#${idOf(changed, section)}`}>{section.title}</a> <Verdict verdict={section.verdict} />
            </li>
          ))}
        </ul>
      )}
      {data.anew && <p>{data.anew}</p>}
      {sections.length === 0 && !data.anew && (
        <p>
          Each change is told by a note: <Link to={newer.path}>{newer.title}</Link>.{' '}
          <CompareLink to="/compare">What changed in nightly</CompareLink> lists them with the pages that they touch.
        </p>
      )}
      {main.map(show)}
      {others.length > 0 && (
        <details className="compare__others">
          <summary>Said differently, with nothing to do for you: {plural(others.length, 'section')}</summary>
          {others.map(show)}
        </details>
      )}
    </>
  );
}

/** A page that only one version has. */
function Lone({ old, new: newer, nearest, replacedBy, sections }: ComparisonData): ReactNode {
  const names = useNames();
  const [own, other] = old ? [names.old, names.new] : [names.new, names.old];
  return (
    <>
      <p>
        <PageLink page={(old ?? newer)!} /> is a page of {withArticle(own)}; {withArticle(other)} has no page of its own
        for it.
        {nearest && (
          <>
            {' '}
            {replacedBy ? 'What it says went to' : 'The page nearest to it is'}{' '}
            <PageLink page={nearest} version={other} />.
          </>
        )}
      </p>
      <h2>Its sections</h2>
      <ul>
        {sections.map((section, i) => (
          <li key={i}>
            <Link to={(section.old ?? section.new)!}>{section.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const editOf = (version: string, page: ComparedRef | undefined): Editable[] =>
  page?.edit ? [{ label: `Edit the page of ${withArticle(version)}`, href: page.edit }] : [];

export function Comparison({ data }: { data: ComparisonData }): ReactNode {
  const { old, new: newer, verdict } = data;
  const { names, list } = useContext(ComparedContext);
  return (
    <>
      <nav className="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
          <li>
            <CompareLink to={list.to}>{list.title}</CompareLink>
          </li>
        </ol>
      </nav>
      <h1>What changed: {(newer ?? old)!.title}</h1>
      <p>
        <Verdict verdict={verdict}>{verdictText(data, names)}</Verdict>
      </p>
      {old && newer ? <Pair older={old} newer={newer} data={data} /> : <Lone {...data} />}
      <EditLinks page={(newer ?? old)!.path} edits={[...editOf(names.old, old), ...editOf(names.new, newer)]} />
    </>
  );
}
