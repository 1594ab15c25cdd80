import React, { type ReactNode } from 'react';

/** What readers ask for most, for when there is nothing to show yet. */
const TRY = ['Install the sandbox', 'Deploy a contract', 'Pay fees', 'Private state', 'Run a node', 'Migration notes'];

type OnTry = (query: string) => void;

interface Tries {
  onTry: OnTry;
  /** Rendered on the server: a click may come before React. */
  early?: boolean;
}

const Try = ({ query, onTry, early }: Tries & { query: string }): ReactNode => (
  <button type="button" className="search-try" data-replay={early || undefined} onClick={() => onTry(query)}>
    {query}
  </button>
);

export const Suggestions = (tries: Tries): ReactNode => (
  <>
    <p className="search-note">Try searching for</p>
    <ul className="search-tries">
      {TRY.map((query) => (
        <li key={query}>
          <Try query={query} {...tries} />
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

/** With a button that tries again. */
const Broken = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <>
    <p className="search-message">
      <b>{title}</b>
    </p>
    <p className="search-note">You might want to check your network connection.</p>
    {children}
  </>
);

/** Hidden, unless the dialog's own script does not load. The browser then sends the form of this id, and what is in it. */
export const NotLoaded = ({ form }: { form: string }): ReactNode => (
  <div className="search__not-loaded" role="alert">
    <Broken title="The search did not load">
      <button type="submit" form={form} className="search__clear">
        Try again
      </button>
    </Broken>
  </div>
);

export const Failure = ({ retry }: { retry: () => void }): ReactNode => (
  <Broken title="Unable to fetch results">
    <button type="button" className="search__clear" onClick={retry}>
      Try again
    </button>
  </Broken>
);

/** `npm run dev` makes no index. Only shown in the browser, where the settings are. */
export const DevelopmentNote = (): ReactNode =>
  !__PRODUCTION__ &&
  __ENV__.search.mode !== 'typesense' && (
    <p className="search-note">The index is that of the last build. To renew it: npm run build.</p>
  );
