import React, { type MouseEvent, type ReactNode } from 'react';
import { Definition } from './Definition';
import { DevelopmentNote, DidYouMean, Failure, Loading, NothingFound, Suggestions } from './messages';
import { hitKeys } from './hitKeys';
import { clearRecents } from './recents';
import { searchUrl } from './scope';
import { SearchHit } from './SearchHit';
import type { State } from './searchClient';
import { optionId } from './useOptions';

interface Props {
  state: State;
  recents: readonly string[];
  active: number;
  choose: (index: number) => void;
  /** Puts a query into the field. */
  onTry: (query: string) => void;
  /** A click on a link. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  retry: () => void;
}

const option = (index: number, { active, choose }: Props) => ({
  role: 'option',
  id: optionId(index),
  tabIndex: -1,
  'aria-selected': index === active,
  onPointerMove: () => choose(index),
});

function options(props: Props): ReactNode {
  const { state, recents, onTry, onFollow } = props;
  if (state.kind === 'idle')
    return recents.map((query, i) => (
      <button key={query} type="button" {...option(i, props)} className="search-recent" onClick={() => onTry(query)}>
        {query}
      </button>
    ));
  if (state.kind !== 'results' || state.result.hits.length === 0) return null;
  const { request, result } = state;
  const keys = hitKeys(result.hits);
  return (
    <>
      {result.hits.map((hit, i) => (
        <SearchHit key={keys[i]} hit={hit} {...option(i, props)} onClick={onFollow} />
      ))}
      {!result.partial && (
        <a
          className="search__all"
          href={searchUrl(request.query.trim(), request.version)}
          {...option(result.hits.length, props)}
          onClick={onFollow}
        >
          See all {result.total} {result.total === 1 ? 'result' : 'results'}
        </a>
      )}
    </>
  );
}

function Around({ state, recents, onTry, retry }: Props): ReactNode {
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failure retry={retry} />;
  if (state.kind === 'results')
    return state.result.partial ? (
      <Loading />
    ) : (
      state.result.hits.length === 0 && <NothingFound query={state.request.query.trim()} onTry={onTry} />
    );
  return (
    <>
      {recents.length > 0 && (
        <button type="button" className="search__clear" onClick={() => (clearRecents(), onTry(''))}>
          Clear recent searches
        </button>
      )}
      <Suggestions onTry={onTry} />
    </>
  );
}

/** What the dialog shows below its field. */
export default function SearchResults(props: Props): ReactNode {
  const { state, recents, onTry, onFollow } = props;
  const { suggestion, definition } = state.kind === 'results' ? state.result : {};
  return (
    <>
      {suggestion && <DidYouMean suggestion={suggestion} onTry={onTry} />}
      <Definition definition={definition} onClick={onFollow} />
      {state.kind === 'idle' && recents.length > 0 && (
        <p className="search-note">Recent searches, kept on this device only</p>
      )}
      <div id="search-options" role="listbox" aria-label="Search results">
        {options(props)}
      </div>
      <Around {...props} />
      <DevelopmentNote />
    </>
  );
}
