import { mark } from './mark';

/** At once: the keyboard may come before React. */
export function startWideContent(): void {
  mark();
  addEventListener('resize', mark, { passive: true });
}
