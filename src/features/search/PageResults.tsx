import React, { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { Definition } from './Definition';
import { follow } from './follow';
import { hitKeys } from './hitKeys';
import { DevelopmentNote, DidYouMean, Failure, Loading, NothingFound, Suggestions } from './messages';
import { Pager } from './Pager';
import { addMeant } from './recents';
import { SearchHit } from './SearchHit';
import type { State } from './searchClient';
import { statusOf } from './status';
import { stepThroughHits } from './stepThroughHits';

interface Props {
  /** Unknown until React has read the address. */
  state: State | undefined;
  onTry: (query: string) => void;
  onTurn: (page: number) => void;
  retry: () => void;
}

/** Without React, the stylesheet chooses: the start, or, where the address has a query, that its answer is awaited. */
const Unknown = ({ onTry }: Pick<Props, 'onTry'>): ReactNode => (
  <>
    <div className="search-page__start">
      <Suggestions onTry={onTry} early />
    </div>
    <div className="search-page__awaited">
      <Loading />
    </div>
  </>
);

function Hits({ state, onTry, onTurn }: Props & { state: State & { kind: 'results' } }): ReactNode {
  const { request, result } = state;
  const keys = hitKeys(result.hits);
  const history = useHistory();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(request.page);
  // Who turned the page goes on from its top.
  useEffect(() => {
    if (shown.current !== request.page) heading.current?.focus();
    shown.current = request.page;
  }, [request.page]);
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    addMeant(state);
    follow(event, history.push);
  };
  return (
    <>
      <h2 className="search-count" tabIndex={-1} ref={heading}>
        {statusOf(state)} for “{request.query.trim()}”
      </h2>
      {result.suggestion && <DidYouMean suggestion={result.suggestion} onTry={onTry} />}
      <Definition definition={result.definition} onClick={onFollow} />
      <ol className="search-list" start={(request.page - 1) * request.limit + 1}>
        {result.hits.map((hit, i) => (
          <li key={keys[i]}>
            <SearchHit
              hit={hit}
              id={`search-hit-${i}`}
              keepsRoom
              aria-describedby={`search-hit-${i}-text`}
              onClick={onFollow}
              onKeyDown={stepThroughHits}
            />
          </li>
        ))}
      </ol>
      {result.partial && <Loading />}
      <Pager request={request} total={result.total} onTurn={onTurn} />
    </>
  );
}

function content(props: Props): ReactNode {
  const { state, onTry, retry } = props;
  if (!state) return <Unknown onTry={onTry} />;
  if (state.kind === 'idle') return <Suggestions onTry={onTry} />;
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failure retry={retry} />;
  if (state.result.hits.length) return <Hits {...props} state={state} />;
  if (state.result.partial) return <Loading />;
  return <NothingFound query={state.request.query.trim()} onTry={onTry} />;
}

/** What the search page shows below its form. */
export const PageResults = (props: Props): ReactNode => (
  <>
    <p className="visually-hidden" role="status">
      {props.state && statusOf(props.state)}
    </p>
    <div data-search-results>
      {content(props)}
      {props.state && <DevelopmentNote />}
    </div>
  </>
);
