import React, { type ReactNode } from 'react';
import type { News, Page } from '../../../core/offline';
import { count } from './amounts';
import { dayOf } from './dayOf';

/** As many as can be taken in; the rest is a number. */
const LISTED = 12;

function Pages({ title, pages, linked }: { title: string; pages: Page[]; linked: boolean }): ReactNode {
  if (pages.length === 0) return null;
  const more = pages.length - LISTED;
  return (
    <>
      <p>{title}:</p>
      <ul>
        {pages.slice(0, LISTED).map(([path, name]) => (
          <li key={path}>{linked ? <a href={path}>{name}</a> : name}</li>
        ))}
        {more > 0 && <li>and {count(more, 'more page')}</li>}
      </ul>
    </>
  );
}

const saysNothing = ({ changed, added, gone }: News): boolean => changed.length + added.length + gone.length === 0;

/** What is different from the copy of another day. */
export function NewsView({ news }: { news: News }): ReactNode {
  const { changed, added, gone, since } = news;
  if (saysNothing(news))
    return <p>The pages say what they said on {dayOf(since)}; the site around them has changed.</p>;
  return (
    <details open>
      <summary>New since {dayOf(since)}</summary>
      <Pages title={`${count(changed.length, 'page')} changed`} pages={changed} linked />
      <Pages title={`${count(added.length, 'page')} added`} pages={added} linked />
      <Pages title={`${count(gone.length, 'page')} removed`} pages={gone} linked={false} />
    </details>
  );
}
