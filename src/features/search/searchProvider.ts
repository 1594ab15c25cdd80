import type { Scope, SearchResult } from '../../../core/search/types';

/** What answers queries: the site's own index, or Typesense. */
export interface SearchProvider {
  /** Called when the reader is about to search: on focus or hover of the button. Fetches what can be fetched. */
  warm(scope: Scope): void;
  /** Rejects when the service or the index fails, hangs or answers nonsense; the next call tries again. */
  search(query: string, options: Scope & { limit: number; page: number }): Promise<SearchResult>;
  /** Waits this long for a pause in typing before each search. */
  debounce: number;
  /** Calls when the same query would now be answered better, as the text for snippets has arrived, until stopped. */
  onUpdate(listener: () => void): () => void;
}
