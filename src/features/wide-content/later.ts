import { mark } from './mark';

/** The keyboard may come before React. Again when a stylesheet or picture has arrived, which moves things. */
export function startWideContent(): void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  mark();
  addEventListener('resize', soon, { passive: true });
  document.addEventListener('load', soon, { capture: true, passive: true });
}
