import React, { type ReactNode } from 'react';

/** What readers ask for most, for when there is nothing to show yet. */
const TRY = ['Install the sandbox', 'Deploy a contract', 'Pay fees', 'Private state', 'Run a node', 'Migration notes'];

type OnTry = (query: string) => void;

const Try = ({ query, onTry }: { query: string; onTry: OnTry }): ReactNode => (
  <button type="button" className="search-try" data-replay onClick={() => onTry(query)}>
    {query}
  </button>
);

export const Suggestions = ({ onTry }: { onTry: OnTry }): ReactNode => (
  <>
    <p className="search-note">Try searching for</p>
    <ul className="search-tries">
      {TRY.map((query) => (
        <li key={query}>
          <Try query={query} onTry={onTry} />
        </li>
      ))}
    </ul>
  </>
);

export const DidYouMean = ({ suggestion, onTry }: { suggestion: string; onTry: OnTry }): ReactNode => (
  <p className="search-note">
    Did you mean <Try query={suggestion} onTry={onTry} />?
  </p>
);

export const NothingFound = ({ query, onTry }: { query: string; onTry: OnTry }): ReactNode => (
  <>
    <p className="search-message">
      No results for <b>“{query}”</b>
    </p>
    <Suggestions onTry={onTry} />
  </>
);

export const Loading = (): ReactNode => <p className="search-note">Loading the search index …</p>;

export const Failure = ({ retry }: { retry: () => void }): ReactNode => (
  <>
    <p className="search-message">
      <b>Unable to fetch results</b>
    </p>
    <p className="search-note">You might want to check your network connection.</p>
    <button type="button" className="search__clear" onClick={retry}>
      Try again
    </button>
  </>
);

/** `npm run dev` makes no index. Only shown in the browser, where the settings are. */
export const DevelopmentNote = (): ReactNode =>
  !__PRODUCTION__ &&
  __ENV__.search.mode !== 'typesense' && (
    <p className="search-note">The index is that of the last build. To renew it: npm run build.</p>
  );
