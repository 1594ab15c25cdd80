import type { Hit, SearchResult, Segment } from '../../../core/search/types';
import { LEVELS } from './typesenseQuery';

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
