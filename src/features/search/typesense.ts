import { withoutNoise } from '../../../core/search/pasted';
import type { Hit, Segment, SearchResult } from '../../../core/search/types';
import type { SearchProvider } from './searchProvider';

export interface TypesenseSettings {
  hosts: readonly string[];
  protocol: string;
  port: number;
  searchKey: string | null;
  collection: string;
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((n) => `hierarchy.lvl${n}`);
const FIELDS = [...LEVELS, 'content'].join(',');
/** As in the embedded index: title, heading, what a section is asked for, trail, text. */
const WEIGHTS = [2, 9, 7, 7, 7, 7, 7, 5, 1].join(',');
const SEARCHED = [...LEVELS, 'asked', 'content'].join(',');

export interface HostedQuery {
  query: string;
  language: string;
  tag: string;
  limit: number;
  page: number;
}

export function searchBody(collection: string, { query, language, tag, limit, page }: HostedQuery) {
  return {
    searches: [
      {
        collection,
        q: withoutNoise(query),
        query_by: SEARCHED,
        query_by_weights: WEIGHTS,
        filter_by: `language:=${language} && docusaurus_tag:=[default,${tag}]`,
        group_by: 'url',
        group_limit: 1,
        sort_by: '_text_match:desc,item_priority:desc',
        include_fields: `${FIELDS},anchor,url,type,id`,
        highlight_full_fields: LEVELS.join(','),
        snippet_threshold: 8,
        highlight_affix_num_tokens: 4,
        page,
        per_page: limit,
      },
    ],
  };
}

type Json = Record<string, unknown>;
const object = (value: unknown): Json => {
  if (typeof value !== 'object' || value === null) throw new Error('The search service answered something else.');
  return value as Json;
};
const list = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new Error('The search service answered something else.');
  return value as unknown[];
};
const string = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Only `<mark>` means anything; all else is text, also where it looks like markup. */
export function segmentsOf(highlighted: string): Segment[] {
  return highlighted.split(/<mark>([\s\S]*?)<\/mark>/).flatMap((text, i): Segment[] => {
    if (!text) return [];
    return i % 2 ? [{ text, mark: true }] : [{ text }];
  });
}

/** Path and anchor of this site, whatever host the url names; undefined for anything that is not a web address. */
export function internalUrl(url: string): string | undefined {
  try {
    const { protocol, pathname, hash } = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname.replace(/^\/+/, '/') + hash : undefined;
  } catch {
    return undefined;
  }
}

function highlightsOf(hit: Json): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of Array.isArray(hit.highlights) ? hit.highlights : []) {
    const { field, value, snippet } = object(entry);
    found.set(string(field), string(value) || string(snippet));
  }
  return found;
}

function hitOf(group: unknown): Hit | undefined {
  const hit = object(list(object(group).hits)[0]);
  const document = object(hit.document);
  const url = internalUrl(string(document.url));
  if (!url) return undefined;
  const headings = LEVELS.flatMap((field) => {
    const text = string(document[field]) || string((document.hierarchy as Json | undefined)?.[field.slice(10)]);
    return text ? [{ field, text }] : [];
  });
  const own = headings.pop();
  const marked = highlightsOf(hit);
  return {
    url,
    path: headings.map(({ text }) => text),
    title: segmentsOf((own && (marked.get(own.field) ?? own.text)) || url),
    snippet: segmentsOf(marked.get('content') ?? string(document.content).slice(0, 180)),
    code: false,
  };
}

/** Errors also arrive inside a 200, as `{code, error}`. */
export function readAnswer(answer: unknown): SearchResult {
  const result = object(list(object(answer).results)[0]);
  if (result.error !== undefined || typeof result.found !== 'number')
    throw new Error(`The search service failed: ${string(result.error)}`);
  return { total: result.found, hits: list(result.grouped_hits).flatMap((group) => hitOf(group) ?? []) };
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
