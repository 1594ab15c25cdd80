import type { State } from './searchClient';

/** What a screen reader hears. */
export function statusOf(state: State): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'loading') return 'Loading the search index …';
  if (state.kind === 'failed') return 'Unable to fetch results';
  const { total, hits, partial } = state.result;
  if (hits.length === 0 && partial) return 'Loading the search index …';
  if (hits.length === 0) return `No results for “${state.request.query.trim()}”`;
  return `${total} ${total === 1 ? 'result' : 'results'}`;
}
