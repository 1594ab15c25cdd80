import { useEffect, useState } from 'react';
import { Session, type Request, type State } from './session';

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
  const [session] = useState(() => new Session(setState));
  useEffect(() => (warm && __PRODUCTION__ ? session.warm(version) : undefined), [session, version, warm]);
  useEffect(() => {
    if (run) session.run({ query, version, limit, page });
  }, [session, query, version, limit, page, run]);
  return [state, session.again];
}
