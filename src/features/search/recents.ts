import { readItem, removeItem, writeItem } from '../../../core/storage';

/** Only on this device, and only what led to a result. */
const KEY = 'search-recent';
const MOST = 5;

export function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function addRecent(query: string): void {
  const text = query.trim().slice(0, 100);
  if (!text) return;
  const others = readRecents().filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  writeItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

export const clearRecents = (): void => removeItem(KEY);
