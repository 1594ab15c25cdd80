import React, { useState, type FormEvent, type ReactNode } from 'react';
import { ErrorAnswer, looksLikeError } from '../errors/answer';
import { PageResults } from './PageResults';
import { MAX_QUERY } from './scope';
import { stepThroughHits } from './stepThroughHits';
import { useSearch } from './useSearch';
import { useSearchAddress } from './useSearchAddress';

interface Props {
  versions: { value: string; label: string }[];
}

/** A form that works by itself, and its answers. */
export function SearchPage({ versions }: Props): ReactNode {
  const { form, request, ready, askForm, ask, turn } = useSearchAddress();
  const [near, setNear] = useState(false);
  const [state, retry] = useSearch(request, { run: ready, warm: near || request.query !== '' });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    askForm();
  };
  return (
    <main className="plain-page search-page">
      <h1>Search docs</h1>
      <form
        ref={form}
        className="search-page__form"
        action="/search"
        role="search"
        onSubmit={onSubmit}
        onFocus={() => setNear(true)}
      >
        <label>
          <span className="visually-hidden">Search docs</span>
          <input
            className="field search-page__input"
            type="search"
            name="q"
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            maxLength={MAX_QUERY}
            onChange={askForm}
            onKeyDown={stepThroughHits}
          />
        </label>
        <label className="search-page__version">
          Version
          <select name="version" onChange={askForm}>
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
      {ready && looksLikeError(request.query) && (
        <ErrorAnswer text={request.query} version={request.version} onFollow={() => undefined} />
      )}
      <PageResults state={ready ? state : undefined} onTry={ask} onTurn={turn} retry={retry} />
      <p className="no-script">
        Results need JavaScript. Every page is also in the menus above and in the list of tags.
      </p>
    </main>
  );
}
