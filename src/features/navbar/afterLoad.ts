/** Whether the navbar is hidden after a scroll from `last` to `top`: hidden on the way down past its own height. */
export function navbarHidden(top: number, last: number, height: number, hidden: boolean): boolean {
  if (top < height) return false;
  if (Math.abs(top - last) < 4) return hidden;
  return top > last;
}

/** An attribute alone, and not React's: readers scroll long before it is there. */
export function startHideOnScroll(): void {
  const root = document.documentElement;
  const navbar = () => document.querySelector<HTMLElement>('.navbar[data-hide-on-scroll]');
  const isHidden = () => root.hasAttribute('data-nav-hidden');
  let last = scrollY;
  const onScroll = () => {
    const bar = navbar();
    const free = bar && !root.hasAttribute('data-nav-held') && !bar.contains(document.activeElement);
    const next = !!free && navbarHidden(scrollY, last, bar.offsetHeight, isHidden());
    last = scrollY;
    if (next !== isHidden()) root.toggleAttribute('data-nav-hidden', next);
  };
  addEventListener('scroll', onScroll, { passive: true });
  // A jump to a heading scrolls down by itself and should leave the reader with a navbar when focus comes back to it.
  addEventListener('focusin', ({ target }) => {
    if (navbar()?.contains(target as Node)) root.removeAttribute('data-nav-hidden');
  });
}
