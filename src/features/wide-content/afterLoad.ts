import { cue, mark } from './mark';

/** At once, and again when something has arrived or opened, which moves things. */
export function startWideContent(): void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  mark();
  addEventListener('resize', soon, { passive: true });
  for (const name of ['load', 'change', 'toggle'])
    document.addEventListener(name, soon, { capture: true, passive: true });
  const onScroll = ({ target }: Event) => target instanceof HTMLElement && 'more' in target.dataset && cue(target);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
}
