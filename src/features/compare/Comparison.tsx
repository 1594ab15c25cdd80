import React, { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  verdictText,
  type ComparedRef,
  type ComparedSection,
  type ComparisonData,
  type VersionNames,
} from '../../../core/compare/comparison';
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

function Section({ section, id }: { section: ComparedSection; id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const names = useNames();
  const { title, was, verdict, old, new: newer, blocks } = section;
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
      {was && (
        <p data-role="heading">
          The heading was <Changed change="removed">{was}</Changed>
        </p>
      )}
      {blocks.map((block, i) => (
        <Block key={i} block={block} />
      ))}
    </section>
  );
}

const idOf = (changed: ComparedSection[], section: ComparedSection): string => `change-${changed.indexOf(section) + 1}`;

/** A page that both versions have: what differs, section by section. */
function Pair({ older, newer, sections }: { older: ComparedRef; newer: ComparedRef; sections: ComparedSection[] }) {
  const changed = sections.filter(({ verdict }) => verdict !== 'same');
  const same = sections.length - changed.length;
  const names = useNames();
  return (
    <>
      <p>
        From <PageLink page={older} version={names.old} /> to <PageLink page={newer} version={names.new} />.{' '}
        {changed.length === 0
          ? `All ${plural(same, 'section')} say the same.`
          : `${plural(changed.length, 'section')} changed, ${same} stayed the same.`}
      </p>
      <p className="compare__key">
        Text that was <ins>added is underlined</ins>, text that was <del>removed is struck through</del>. Link targets,
        the numbers of versions and lists of further reading are not compared.
      </p>
      <ul className="compare__contents" aria-label="Sections">
        {sections.map((section, i) => (
          <li key={i}>
            {section.verdict === 'same' ? section.title : <a href={`#${idOf(changed, section)}`}>{section.title}</a>}{' '}
            <Verdict verdict={section.verdict} />
          </li>
        ))}
      </ul>
      {changed.map((section) => (
        <Section key={idOf(changed, section)} id={idOf(changed, section)} section={section} />
      ))}
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

export function Comparison({ data }: { data: ComparisonData }): ReactNode {
  const { old, new: newer, verdict, changed, replacedBy, sections } = data;
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
        <Verdict verdict={verdict}>{verdictText(verdict, changed, replacedBy, names)}</Verdict>
      </p>
      {old && newer ? <Pair older={old} newer={newer} sections={sections} /> : <Lone {...data} />}
    </>
  );
}
