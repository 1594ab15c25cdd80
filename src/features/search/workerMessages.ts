import type { SearchResult } from '../../../core/search/types';

/** What the page and the search worker say to each other. `id` ties an answer to its question. */
export type ToWorker =
  | { id: number; kind: 'head' | 'index' | 'text'; tag: string; bytes: ArrayBuffer }
  | { id: number; kind: 'search'; tag: string; query: string; limit: number; page: number };

export type FromWorker = { id: number; result?: SearchResult; error?: string };
