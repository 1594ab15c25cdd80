import { readItem } from '../../../core/storage';
import type { STORAGE_KEY } from './state';

// Typed, not imported: the rest of that file is for React.
const KEY: typeof STORAGE_KEY = 'operator-values';

/** Stored values are shown at once. Without any, the tools of the blocks can wait for a sign of interest. */
export function startOperatorValues(): void {
  if (!document.querySelector('[data-operator-values]')) return;
  const wake = () => dispatchEvent(new Event('site:wake'));
  if (readItem(KEY)) wake();
  else addEventListener('scroll', wake, { once: true, passive: true });
}
