import React, { useContext, type ReactNode } from 'react';
import type { ComparisonList as List, ListedPage } from '../../../core/compare/comparison';
import { verdictText } from '../../../core/compare/verdict';
import { CompareLink } from './CompareLink';
import { ComparedContext } from './compared';
import { Areas, Tags } from './ListFilter';
import { groupsOf, namesFor, tagsOf } from './matching';
import { NoteList } from './NoteList';
import { plural } from './plural';
import { useFilter } from './useFilter';
import { Verdict } from './Verdict';

function Group({ name, pages, shown }: { name: string; pages: ListedPage[]; shown: Set<ListedPage> }): ReactNode {
  const { names } = useContext(ComparedContext);
  return (
    <section data-tags={[...new Set(pages.flatMap(tagsOf))].join(' ')} hidden={!pages.some((page) => shown.has(page))}>
      <h3>{name}</h3>
      <ul>
        {pages.map((page) => (
          <li key={page.href} data-tags={tagsOf(page).join(' ')} hidden={!shown.has(page)}>
            <CompareLink to={page.href}>{page.title}</CompareLink>{' '}
            <Verdict verdict={page.verdict}>{verdictText(page, names)}</Verdict>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names that begin with, or hold, what was typed: each leads to where it is compared. */
function Names({ found }: { found: [name: string, href: string][] }): ReactNode {
  if (found.length === 0) return null;
  return (
    <section className="compare__groups">
      <h2>Names</h2>
      <ul>
        {found.map(([name, href]) => (
          <li key={name}>
            <CompareLink to={href}>
              <code>{name}</code>
            </CompareLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages with their verdicts, the notes that explain their changes, and what finds some of them. */
export function PageList({ pages, notes = [], names = {} }: Partial<List> & Pick<List, 'pages'>): ReactNode {
  const { field, text, setText, tag, area, setArea, clear, shown, shownNotes } = useFilter(pages, notes);
  const filtered = shown.size < pages.length;
  const foundNames = namesFor(names, text);
  const found = notes.length > 0 ? `${plural(shownNotes.length, 'change')}, ` : '';
  return (
    <>
      <Tags pages={pages} current={tag} />
      <div className="compare__find">
        <label htmlFor="compare-find">{notes.length > 0 ? 'Find a name or a page' : 'Find a page'}</label>
        <input
          ref={field}
          id="compare-find"
          className="field"
          type="search"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Areas pages={pages} area={area} onArea={setArea} />
        <p role="status">{filtered && `${found}${shown.size} of ${plural(pages.length, 'page')}`}</p>
      </div>
      {shown.size + shownNotes.length + foundNames.length === 0 && (
        <p>
          {notes.length > 0 ? 'Nothing' : 'No page'} here matches{text && ` “${text}”`}.
          {notes.length > 0 && ' Names that no package exports are not listed.'}{' '}
          <button type="button" className="button button--plain" onClick={clear}>
            Show all {notes.length > 0 ? 'changes' : 'pages'}
          </button>
        </p>
      )}
      <NoteList notes={shownNotes} />
      <Names found={foundNames} />
      <div className="compare__groups">
        {notes.length > 0 && shown.size > 0 && <h2>Page by page</h2>}
        {groupsOf(pages).map(([name, group]) => (
          <Group key={name} name={name} pages={group} shown={shown} />
        ))}
      </div>
    </>
  );
}
