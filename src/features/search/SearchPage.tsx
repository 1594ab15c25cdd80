import React, { type ReactNode } from 'react';

interface Props {
  versions: { value: string; label: string }[];
}

/** A form that works by itself; the boot script fills in the answers. */
export function SearchPage({ versions }: Props): ReactNode {
  return (
    <main className="plain-page search-page">
      <h1>Search docs</h1>
      <form className="search-page__form" action="/search" method="get" role="search" data-search-page>
        <label>
          <span className="visually-hidden">Search docs</span>
          <input
            className="search-page__input"
            type="search"
            name="q"
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            maxLength={200}
          />
        </label>
        <label className="search-page__version">
          Version
          <select name="version">
            {versions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <p
        className="visually-hidden"
        role="status"
        data-search-status
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <div data-search-results suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <noscript>
        <p>Results need JavaScript. Every page is also in the menus above and in the list of tags.</p>
      </noscript>
    </main>
  );
}
