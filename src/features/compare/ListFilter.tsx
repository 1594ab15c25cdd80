import React, { useContext, type ReactNode } from 'react';
import type { ListedPage } from '../../../core/compare/comparison';
import { ComparedContext } from './compared';
import { counted, groupsOf } from './matching';
import { plural } from './plural';

/** Links to places before the list, by which CSS filters without scripts; with them, React reads the address. */
export function Tags({ pages, current }: { pages: ListedPage[]; current: string }): ReactNode {
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

export function Areas({ pages, area, onArea }: { pages: ListedPage[]; area: string; onArea: (area: string) => void }) {
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
