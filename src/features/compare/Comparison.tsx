import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { verdictText, type ComparedRef, type ComparedSection, type ComparisonData } from '../../../core/comparison';
import { STABLE } from '../../../core/versions';
import { Block, Changed } from './Blocks';
import { CompareLink } from './CompareLink';
import { plural } from './plural';
import { Verdict } from './Verdict';

const PageLink = ({ page, version }: { page: ComparedRef; version?: string }): ReactNode => (
  <Link to={page.path}>{version ? `${page.title} (${version})` : page.title}</Link>
);

function Section({ section, id }: { section: ComparedSection; id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const { title, was, verdict, old, new: newer, blocks } = section;
  return (
    <section className="compare__section" aria-labelledby={id}>
      <h2 id={id}>
        {title} <Verdict verdict={verdict} />
      </h2>
      <p className="compare__places">
        {old && <Link to={old}>in {STABLE.label}</Link>}
        {old && newer && ' · '}
        {newer && <Link to={newer}>in nightly</Link>}
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
  return (
    <>
      <p>
        From <PageLink page={older} version={STABLE.label} /> to <PageLink page={newer} version="nightly" />.{' '}
        {changed.length === 0
          ? `All ${plural(same, 'section')} say the same.`
          : `${plural(changed.length, 'section')} changed, ${same} stayed the same.`}
      </p>
      <p className="compare__key">
        Text that was <ins>added is underlined</ins>, text that was <del>removed is struck through</del>. Link targets,
        the numbers of the two versions and lists of further reading are not compared.
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
  const [own, other] = old ? [STABLE.label, 'the nightly'] : ['the nightly', STABLE.label];
  return (
    <>
      <p>
        <PageLink page={(old ?? newer)!} /> is a page of {own}; {other} has no page of its own for it.
        {nearest && (
          <>
            {' '}
            {replacedBy ? 'What it says went to' : 'The page nearest to it is'}{' '}
            <PageLink page={nearest} version={old ? 'nightly' : STABLE.label} />.
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
  return (
    <>
      <nav className="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
          <li>
            <CompareLink to="/compare">What changed in nightly</CompareLink>
          </li>
        </ol>
      </nav>
      <h1>What changed: {(newer ?? old)!.title}</h1>
      <p>
        <Verdict verdict={verdict}>{verdictText(verdict, changed, replacedBy)}</Verdict>
      </p>
      {old && newer ? <Pair older={old} newer={newer} sections={sections} /> : <Lone {...data} />}
    </>
  );
}
