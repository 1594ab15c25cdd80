import { useEffect, useState } from 'react';
import { SearchClient, type Request, type State } from './searchClient';

interface When {
  /** Whether the request counts. */
  run: boolean;
  /** Whether to fetch what a search needs, also before there is a query. */
  warm: boolean;
}

/** What to show for a request; and a way to ask again after a failure. */
export function useSearch(request: Request, { run, warm }: When): [state: State, retry: () => void] {
  const { query, version, limit, page } = request;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [client] = useState(() => new SearchClient(setState));
  useEffect(() => (warm && __PRODUCTION__ ? client.warm(version) : undefined), [client, version, warm]);
  useEffect(() => {
    if (run) client.run({ query, version, limit, page });
  }, [client, query, version, limit, page, run]);
  return [state, client.again];
}
