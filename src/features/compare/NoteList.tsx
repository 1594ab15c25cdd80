import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { noteAddress, noteAnchor, type Note } from '../../../core/compare/migrationNote';
import { KIND_TITLES, KINDS } from '../../../core/compare/verdict';
import { CompareLink } from './CompareLink';
import { plural } from './plural';

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

/** What changed, from what breaks code to how things work. */
export const NoteList = ({ notes }: { notes: Note[] }): ReactNode => (
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
