import { mark } from './mark';

/** At once: the keyboard may come before React. Again when something has arrived or opened, which moves things. */
export function startWideContent(): void {
  mark();
  addEventListener('resize', mark, { passive: true });
  for (const name of ['load', 'change', 'toggle'])
    document.addEventListener(name, () => requestAnimationFrame(mark), { capture: true, passive: true });
}
