import React, { useContext, type ReactNode } from 'react';
import { verdictText, type ComparisonList as List, type ListedPage } from '../../../core/compare/comparison';
import { ANY_TWO, HAS_ANY_TWO } from '../../../core/compare/published';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { CompareLink } from './CompareLink';
import { ComparedContext } from './compared';
import { counted, groupsOf } from './matching';
import { plural } from './plural';
import { useFilter } from './useFilter';
import { Verdict } from './Verdict';

function Intro({ of, elsewhere }: List): ReactNode {
  const [to, text, what] =
    of === 'stable'
      ? [`/compare/from-${NIGHTLY.id}`, `every page of the nightly, compared with ${STABLE.label}`, 'new']
      : ['/compare', `every page of ${STABLE.label} and what the nightly changes`, 'removed'];
  return (
    <p>
      {of === 'stable'
        ? `Every page of ${STABLE.label}, and what ${NIGHTLY.label} changes in it. `
        : `Every page of ${NIGHTLY.label}, and how it differs from ${STABLE.label}. `}
      The other way round: <CompareLink to={to}>{text}</CompareLink>
      {elsewhere > 0 && ` (${elsewhere} of them ${what})`}.
      {HAS_ANY_TWO && (
        <>
          {' '}
          Older versions: <CompareLink to={ANY_TWO}>compare any two</CompareLink>.
        </>
      )}
    </p>
  );
}

/** Links to places before the list, by which CSS filters without scripts; with them, React reads the address. */
function Verdicts({ pages, current }: { pages: ListedPage[]; current: string }): ReactNode {
  const kinds = counted(pages, useContext(ComparedContext).names);
  const all = { verdict: 'all', label: plural(pages.length, 'page') };
  return (
    <>
      {kinds.map(({ verdict }) => (
        <span key={verdict} id={verdict} />
      ))}
      <ul className="compare__filter" aria-label="Show">
        {[all, ...kinds].map(({ verdict, label }) => (
          <li key={verdict}>
            <a href={`#${verdict}`} aria-current={verdict === current || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <span id="all" />
    </>
  );
}

function Group({ name, pages, shown }: { name: string; pages: ListedPage[]; shown: Set<ListedPage> }): ReactNode {
  const { names } = useContext(ComparedContext);
  const verdicts = [...new Set(pages.map(({ verdict }) => verdict))].join(' ');
  return (
    <section data-verdicts={verdicts} hidden={!pages.some((page) => shown.has(page))}>
      <h2>{name}</h2>
      <p className="compare__counts">
        {counted(pages, names)
          .map(({ label }) => label)
          .join(', ')}
      </p>
      <ul>
        {pages.map((page) => (
          <li key={page.href} data-verdict={page.verdict} hidden={!shown.has(page)}>
            <CompareLink to={page.href}>{page.title}</CompareLink>{' '}
            <Verdict verdict={page.verdict}>{verdictText(page.verdict, page.changed, page.replacedBy, names)}</Verdict>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages with their verdicts, and what finds some of them. */
export function PageList({ pages }: { pages: ListedPage[] }): ReactNode {
  const { field, text, setText, verdict, clear, shown } = useFilter(pages);
  const filtered = shown.size < pages.length;
  return (
    <>
      <Verdicts pages={pages} current={verdict} />
      <div className="compare__find">
        <label htmlFor="compare-find">Find a page</label>
        <input
          ref={field}
          id="compare-find"
          className="field"
          type="search"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">{filtered && `${shown.size} of ${plural(pages.length, 'page')}`}</p>
      </div>
      {shown.size === 0 && (
        <p>
          No page here matches{text.trim() && ` “${text.trim()}”`}.{' '}
          <button type="button" className="button button--plain" onClick={clear}>
            Show all pages
          </button>
        </p>
      )}
      <div className="compare__groups">
        {groupsOf(pages).map(([name, group]) => (
          <Group key={name} name={name} pages={group} shown={shown} />
        ))}
      </div>
    </>
  );
}

export const ComparisonList = ({ list, title }: { list: List; title: string }): ReactNode => (
  <>
    <h1>{title}</h1>
    <Intro {...list} />
    <PageList pages={list.pages} />
  </>
);
