import React, { type ReactNode } from 'react';
import { placeOf } from '../../../core/offline';
import { versionOfAddress, type KnownVersion } from '../../../core/versions';
import { wordsOfPath } from '../search/wordsOfPath';
import { dayOf } from './dayOf';
import { versionAt, type Place } from './look';

/** Searches a copy, for the words of the page's address to begin with. */
function SearchKept({ version, words }: { version: KnownVersion; words: string }): ReactNode {
  return (
    <form action="/search" role="search" className="offline__search">
      <input type="hidden" name="version" value={version.id} />
      <label htmlFor={`search-${version.id}`}>Search the copy of {version.label}</label>
      <input
        id={`search-${version.id}`}
        className="field"
        type="search"
        name="q"
        defaultValue={words}
        maxLength={200}
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}

/** Says that a page is not kept, why, and what can be read in its place. */
export function Missed({ page, places }: { page: string; places: Place[] }): ReactNode {
  const path = new URL(page, location.origin).pathname;
  const own = versionOfAddress(path);
  const kept = places.filter(({ copy }) => copy);
  const copies = kept.flatMap(({ place, copy }) => {
    const version = versionAt(place);
    return version ? [{ version, copy: copy! }] : [];
  });
  const isKept = kept.some(({ place }) => place === placeOf(own));
  return (
    <section className="offline__missed" aria-labelledby="missed">
      <h2 id="missed">This page is not kept</h2>
      <p>
        The network did not answer, and <code>{path}</code>{' '}
        {isKept
          ? `is not in the copy of ${own.label} on this device. It may be newer than the copy, or no page at all.`
          : `is a page of ${own.label}, of which nothing is kept on this device.`}
      </p>
      <p>
        <a href={page}>Try again</a>, or read what is kept:{' '}
        {copies.map(({ version, copy }, i) => (
          <React.Fragment key={version.id}>
            {i > 0 && ', '}
            <a href={version.base || '/'}>{version.label}</a> of {dayOf(copy.keptAt)}
          </React.Fragment>
        ))}
        .
      </p>
      {copies.map(({ version }) => (
        <SearchKept key={version.id} version={version} words={wordsOfPath(path)} />
      ))}
    </section>
  );
}
