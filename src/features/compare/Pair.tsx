import React from 'react';
import Link from '@docusaurus/Link';
import { kindsOf, type ComparedSection } from '../../../core/compare/comparedSection';
import { changeAnchor, type ComparedRef, type ComparisonData } from '../../../core/compare/comparison';
import { CompareLink } from './CompareLink';
import { PageLink } from './PageLink';
import { plural } from './plural';
import { Section } from './Section';
import { Verdict } from './Verdict';
import { useNames } from './versionNames';

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
export function Pair({ older, newer, data }: { older: ComparedRef; newer: ComparedRef; data: ComparisonData }) {
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
