import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import { STABLE } from '../../../core/versions';
import { currentVersion, isVersion, MAX_QUERY, searchUrl, type Version } from './scope';
import type { Request } from './searchClient';

const LIMIT = 15;

type Fields = HTMLFormControlsCollection & { q: HTMLInputElement; version: HTMLSelectElement };

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

let last = '';
/** On the way to another page this one stays as it is. */
const searchNow = (): string => (location.pathname === '/search' ? (last = location.search) : last);

function requestOf(search: string): Request {
  const params = new URLSearchParams(search);
  const version = params.get('version');
  const page = Number(params.get('page'));
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY),
    version: isVersion(version) ? version : currentVersion(),
    limit: LIMIT,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

const SERVER: Request = { query: '', version: STABLE.id, limit: LIMIT, page: 1 };

function show({ query, version, page }: Omit<Request, 'limit'>, how: 'push' | 'replace' = 'replace'): void {
  history[`${how}State`](history.state, '', searchUrl(query, version, page));
  listeners.forEach((listener) => listener());
}

/**
 * The address tells what is asked, always. Typing replaces it, without the router, for which each key would be a
 * navigation; a new page of results can be gone back from.
 */
export function useSearchAddress() {
  const form = useRef<HTMLFormElement>(null);
  useLocation();
  const search = useSyncExternalStore(subscribe, searchNow, () => undefined);
  const request = search === undefined ? SERVER : requestOf(search);
  const { query, version } = request;
  const typed = useRef(true);
  useEffect(() => {
    if (search === undefined) return;
    const fields = form.current!.elements as Fields;
    // What was typed before React came is newer than the address.
    if (typed.current && fields.q.value && fields.q.value !== query) show({ query: fields.q.value, version, page: 1 });
    else if (fields.q.value !== query) fields.q.value = query;
    typed.current = false;
    fields.version.value = version;
  }, [search, query, version]);

  return {
    form,
    request,
    ready: search !== undefined,
    askForm: () => {
      const fields = form.current!.elements as Fields;
      show({ query: fields.q.value, version: fields.version.value as Version, page: 1 });
    },
    ask: (next: string) => {
      (form.current!.elements as Fields).q.focus();
      show({ query: next, version, page: 1 });
    },
    turn: (page: number) => show({ query, version, page }, 'push'),
  };
}
