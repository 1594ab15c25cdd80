import React, { type ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';

/** The headings that are single letters, if the page is ordered by them: a glossary. */
export function lettersOf(toc: readonly TOCItem[]): readonly TOCItem[] {
  const letters = toc.filter(({ level, value }) => level === 2 && /^[A-Z]$/.test(value));
  return letters.length > 4 ? letters : [];
}

/** Takes the place of the table of contents of a glossary, on every screen. */
export const Letters = ({ letters }: { letters: readonly TOCItem[] }): ReactNode => (
  <nav className="letters" aria-label="Letters">
    <ul>
      {letters.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ul>
  </nav>
);
