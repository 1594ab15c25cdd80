import { removeItem } from '../../../core/storage';
import { storedStore } from '../../bridge/store';
import type { State } from './searchClient';

const KEY = 'search-recent';
const MOST = 5;

function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Only on this device, and only what led to a result; newest first. */
export const recents = storedStore<readonly string[]>(KEY, { server: [], parse, format: JSON.stringify });

export function addRecent(query: string): void {
  const text = query.trim().slice(0, 100);
  if (!text) return;
  const others = recents.getSnapshot().filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  recents.set([text, ...others].slice(0, MOST));
}

/** What led to a result, as it was meant rather than typed. */
export function addMeant(state: State): void {
  if (state.kind === 'results') addRecent(state.result.suggestion ?? state.request.query);
}

export function clearRecents(): void {
  recents.set([]);
  removeItem(KEY);
}
