import { mark } from './mark';

/** At once: the keyboard may come before React. Again when a stylesheet or picture has arrived, which moves things. */
export function startWideContent(): void {
  mark();
  addEventListener('resize', mark, { passive: true });
  document.addEventListener('load', () => requestAnimationFrame(mark), { capture: true, passive: true });
}
