import type { SearchResult } from '../../../core/search/types';
import type { SearchProvider } from './searchProvider';
import { readAnswer } from './typesenseAnswer';
import { searchBody } from './typesenseQuery';

export interface TypesenseSettings {
  hosts: readonly string[];
  protocol: string;
  port: number;
  searchKey: string | null;
  collection: string;
}

const DEBOUNCE = 120;

/** Silence for this long, of all hosts together, is told to the reader. */
const SILENCE_MS = 8000;

const silence = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The search service is silent.')), ms));

/** A hosted collection. Hosts are asked in turn; one that was silent may still answer, and the first answer counts. */
export function typesenseProvider(settings: TypesenseSettings): SearchProvider {
  const { protocol, port, searchKey, collection } = settings;
  const listeners = new Set<() => void>();
  let hosts = [...settings.hosts];
  let last: { body: string; abort: AbortController; late?: SearchResult } | undefined;

  const post = async (host: string, body: string, signal: AbortSignal): Promise<SearchResult> => {
    const url = `${protocol}://${host}:${port}/multi_search?x-typesense-api-key=${encodeURIComponent(searchKey ?? '')}`;
    // text/plain spares the browser a preflight request.
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, signal });
    if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
    return readAnswer(await response.json());
  };

  const ask = async (body: string, signal: AbortSignal, onLate: (result: SearchResult) => void) => {
    const answers: Promise<SearchResult>[] = [];
    let failure: unknown = new Error('No search host is configured.');
    for (const host of [...hosts]) {
      answers.push(post(host, body, signal));
      try {
        return await Promise.race([Promise.any(answers), silence(SILENCE_MS / hosts.length)]);
      } catch (error) {
        failure = error;
        if (signal.aborted) break;
        // The host that failed is asked last from now on.
        hosts = [...hosts.filter((other) => other !== host), host];
      }
    }
    Promise.any(answers).then(onLate, () => undefined);
    throw failure;
  };

  return {
    debounce: DEBOUNCE,
    warm: () => undefined,
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async search(query, options) {
      const body = JSON.stringify(searchBody(collection, { query, ...options }));
      if (last?.body === body && last.late) return last.late;
      // A second try leaves the first its chance.
      if (last?.body !== body) {
        last?.abort.abort();
        last = { body, abort: new AbortController() };
      }
      const mine = last;
      return ask(body, mine.abort.signal, (late) => {
        mine.late = late;
        listeners.forEach((listener) => listener());
      });
    },
  };
}
