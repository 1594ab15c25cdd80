import type { Hit, Segment, SearchResult } from '../../../core/search/types';
import { TIMEOUT } from './ahead';
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

export interface Asked {
  query: string;
  language: string;
  tag: string;
  limit: number;
  page: number;
}

export function searchBody(collection: string, { query, language, tag, limit, page }: Asked) {
  return {
    searches: [
      {
        collection,
        q: query,
        query_by: FIELDS,
        filter_by: `language:=${language} && docusaurus_tag:=[default,${tag}]`,
        group_by: 'url',
        group_limit: 1,
        sort_by: '_text_match:desc,item_priority:desc',
        include_fields: `${FIELDS},anchor,url,type,version,id`,
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
  const { version } = document;
  return {
    url,
    path: headings.map(({ text }) => text),
    title: segmentsOf((own && (marked.get(own.field) ?? own.text)) || url),
    snippet: segmentsOf(marked.get('content') ?? string(document.content).slice(0, 180)),
    code: false,
    version: string(Array.isArray(version) ? version[0] : version),
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

// Not AbortSignal.any: Safari has it since 17.4 only.
async function within<T>(ms: number, outer: AbortSignal, action: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const inner = new AbortController();
  const stop = () => inner.abort();
  const timer = setTimeout(stop, ms);
  outer.addEventListener('abort', stop);
  try {
    return await action(inner.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
  }
}

/** A hosted collection. Hosts are tried in turn, and all together have `TIMEOUT` ms. */
export function typesenseProvider(settings: TypesenseSettings): SearchProvider {
  const { protocol, port, searchKey, collection } = settings;
  let hosts = [...settings.hosts];
  let last: AbortController | undefined;

  const post = async (host: string, body: string, signal: AbortSignal): Promise<SearchResult> => {
    const url = `${protocol}://${host}:${port}/multi_search?x-typesense-api-key=${encodeURIComponent(searchKey ?? '')}`;
    // text/plain spares the browser a preflight request.
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, signal });
    if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
    return readAnswer(await response.json());
  };

  return {
    debounce: DEBOUNCE,
    warm: () => undefined,
    onUpdate: () => () => undefined,
    async search(query, options) {
      last?.abort();
      const mine = new AbortController();
      last = mine;
      const body = JSON.stringify(searchBody(collection, { query, ...options }));
      const share = TIMEOUT / hosts.length;
      let failure: unknown = new Error('No search host is configured.');
      for (const host of [...hosts]) {
        try {
          return await within(share, mine.signal, (signal) => post(host, body, signal));
        } catch (error) {
          failure = error;
          if (mine.signal.aborted) break;
          // The host that failed is asked last from now on.
          hosts = [...hosts.filter((other) => other !== host), host];
        }
      }
      throw failure;
    },
  };
}
