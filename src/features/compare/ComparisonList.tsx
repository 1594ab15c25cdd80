import React, { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  KIND_TITLES,
  KINDS,
  noteAddress,
  noteAnchor,
  verdictText,
  type ComparisonList as List,
  type ListedPage,
  type Note,
} from '../../../core/compare/comparison';
import { ANY_TWO, HAS_ANY_TWO } from '../../../core/compare/published';
import { feedLinks } from '../../../core/feeds';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { CompareLink } from './CompareLink';
import { ComparedContext } from './compared';
import { counted, groupsOf, namesFor, tagsOf } from './matching';
import { plural } from './plural';
import { useFilter } from './useFilter';
import { Verdict } from './Verdict';

/** Told to a feed reader, changes come by themselves. */
const Follow = (): ReactNode => (
  <p>
    Follow changes in a feed reader:{' '}
    {feedLinks.map(({ href, title }, i) => (
      <React.Fragment key={href}>
        {i > 0 && ' · '}
        <a href={href}>{title.replace('Changes in ', '')}</a>
      </React.Fragment>
    ))}
  </p>
);

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
function Tags({ pages, current }: { pages: ListedPage[]; current: string }): ReactNode {
  const tags = counted(pages, useContext(ComparedContext).names);
  const all = { tag: 'all', label: plural(pages.length, 'page') };
  return (
    <>
      {tags.map(({ tag }) => (
        <span key={tag} id={tag} />
      ))}
      <ul className="compare__filter" aria-label="Show">
        {[all, ...tags].map(({ tag, label }) => (
          <li key={tag}>
            <a href={`#${tag}`} aria-current={tag === current || undefined}>
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

/** More names than these would hide what they are about; the field finds them all. */
const SHOWN_NAMES = 6;

/** A migration note: what it explains, and the pages that it touches. */
function NoteView({ id, title, names, pages, kind }: Note): ReactNode {
  const at = noteAnchor(id);
  useBrokenLinks().collectAnchor(at);
  return (
    <li id={at} data-tags={kind}>
      <Link to={noteAddress(id)}>{title}</Link>
      <span className="compare__names">
        {names.slice(0, SHOWN_NAMES).map((name) => (
          <code key={name}>{name}</code>
        ))}
        {names.length > SHOWN_NAMES && ` and ${names.length - SHOWN_NAMES} more`}
      </span>
      {pages.length > 0 && (
        <details>
          <summary>{plural(pages.length, 'page')}</summary>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <CompareLink to={page.href}>{page.title}</CompareLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
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

/** What changed, from what breaks code to how things work. */
const NoteList = ({ notes }: { notes: Note[] }): ReactNode => (
  <div className="compare__groups">
    {KINDS.map((kind) => [kind, notes.filter((note) => note.kind === kind)] as const)
      .filter(([, some]) => some.length > 0)
      .map(([kind, some]) => (
        <section key={kind} data-tags={kind}>
          <h2>{KIND_TITLES[kind]}</h2>
          <ul className="compare__changes">
            {some.map((note) => (
              <NoteView key={note.id} {...note} />
            ))}
          </ul>
        </section>
      ))}
  </div>
);

function Areas({ pages, area, onArea }: { pages: ListedPage[]; area: string; onArea: (area: string) => void }) {
  return (
    <label>
      Area
      <select className="field" value={area} onChange={(event) => onArea(event.target.value)}>
        <option value="">all</option>
        {groupsOf(pages).map(([name]) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
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

export const ComparisonList = ({ list, title }: { list: List; title: string }): ReactNode => (
  <>
    <h1>{title}</h1>
    <Intro {...list} />
    <Follow />
    <PageList {...list} />
  </>
);
