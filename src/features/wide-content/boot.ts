import { loadLater } from '../../bridge/later';
import { isWide, WIDE } from './wide';

/** The keyboard may come before the reader does anything else: see later.ts. */
export function startWideContent(): void {
  if ([...document.querySelectorAll(WIDE)].some(isWide)) loadLater();
}
