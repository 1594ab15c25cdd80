import React, { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { takeEntry } from '../../bridge/backCloses';
import { shownDialog } from '../../bridge/dialogs';
import { navigate } from '../../bridge/navigate';
import { useStore } from '../../bridge/useStore';
import { Dialog } from '../../components/Dialog';
import { LoadBoundary } from '../../components/LoadBoundary';
import { ErrorAnswer, looksLikeError } from '../errors/answer';
import { follow } from './follow';
import { KeyHints } from './KeyHints';
import { Loading, NotLoaded } from './messages';
import { addMeant, recents } from './recents';
import { MAX_QUERY, searchUrl, type Version } from './scope';
import SearchResults from './SearchResults';
import { statusOf } from './status';
import { optionId, useOptions } from './useOptions';
import { useSearch } from './useSearch';
import { useVersion } from './useVersion';

const LIMIT = 8;

/** The dialog with its field is in every page, closed. Before React, the boot script opens it: see shell.ts. */
export function SearchDialog({ rendered }: { rendered: Version }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const open = useStore(shownDialog) === 'search';
  const version = useVersion(rendered);
  const [state, retry] = useSearch({ query, version, limit: LIMIT, page: 1 }, { run: open, warm: open });
  const recent = useStore(recents);
  const { count, active, choose, onKeyDown } = useOptions(state, recent);

  // What was typed before React came.
  useEffect(() => setQuery(input.current!.value), []);

  const ask = (next: string) => {
    input.current!.value = next;
    input.current!.focus();
    setQuery(next);
  };
  const go = (to: string) => {
    const how = takeEntry() ? 'replace' : 'push';
    dialog.current!.close();
    // The next search starts anew.
    input.current!.value = '';
    setQuery('');
    navigate(to, how);
  };
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    addMeant(state);
    follow(event, go);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(searchUrl(query, version));
  };

  return (
    <Dialog ref={dialog} className="search" aria-label="Search docs" open={open} data-markdown-ignore="">
      <div className="search__bar">
        <form id="search-form" className="search__form" action="/search" role="search" onSubmit={onSubmit}>
          <input
            ref={input}
            className="field search__input"
            type="text"
            name="q"
            role="combobox"
            aria-label="Search docs"
            aria-expanded={count > 0}
            aria-controls="search-options"
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            maxLength={MAX_QUERY}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <input type="hidden" name="version" value={version} />
        </form>
        <form method="dialog">
          <button type="submit" className="search__close">
            Close
          </button>
        </form>
      </div>
      <p className="visually-hidden" role="status">
        {statusOf(state)}
      </p>
      <div className="search__body">
        {open && looksLikeError(query) && (
          <LoadBoundary name="The explanation" quiet>
            <ErrorAnswer text={query} version={version} onFollow={onFollow} />
          </LoadBoundary>
        )}
        {open ? (
          <SearchResults {...{ state, active, choose, onFollow, retry }} recents={recent} onTry={ask} />
        ) : (
          <>
            <Loading />
            <NotLoaded form="search-form" />
          </>
        )}
      </div>
      <KeyHints version={version} />
    </Dialog>
  );
}
