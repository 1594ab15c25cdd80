import React, { useSyncExternalStore, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { address } from '../../bridge/address';
import { follow } from './follow';
import { versionOf } from './scope';
import { SearchHit } from './SearchHit';
import { useSearch } from './useSearch';
import { wordsOfPath } from './wordsOfPath';

const LIMIT = 5;
const never = () => () => undefined;

/** Results for the words of an address that no page has. */
export default function NotFoundSuggestions(): ReactNode {
  const history = useHistory();
  const path = useSyncExternalStore(
    never,
    () => address().pathname,
    () => '/',
  );
  const query = wordsOfPath(path);
  const on = query !== '';
  const [state] = useSearch({ query, version: versionOf(path), limit: LIMIT, page: 1 }, { run: on, warm: on });
  if (state.kind !== 'results' || state.result.hits.length === 0) return null;
  return (
    <>
      <h2>Pages that may be what you were looking for</h2>
      <ul className="search-list">
        {state.result.hits.map((hit, i) => (
          <li key={`${i} ${hit.url}`}>
            <SearchHit hit={hit} id={`search-hit-${i}`} keepsRoom onClick={(event) => follow(event, history.push)} />
          </li>
        ))}
      </ul>
    </>
  );
}
