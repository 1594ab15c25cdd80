import { navbarHidden } from './hideOnScroll';
import { startDrawer } from './drawer';
import { startDropdowns } from './dropdowns';

function startHideOnScroll(): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar?.hasAttribute('data-hide-on-scroll')) return;
  const root = document.documentElement;
  let last = scrollY;
  let hidden = false;
  addEventListener(
    'scroll',
    () => {
      const busy = root.hasAttribute('data-nav-held') || navbar.contains(document.activeElement);
      const next = !busy && navbarHidden(scrollY, last, navbar.offsetHeight, hidden);
      last = scrollY;
      if (next === hidden) return;
      hidden = next;
      root.toggleAttribute('data-nav-hidden', hidden);
    },
    { passive: true },
  );
  // A jump to a heading scrolls down by itself and should leave the reader with a navbar when focus comes back to it.
  navbar.addEventListener('focusin', () => {
    hidden = false;
    root.removeAttribute('data-nav-hidden');
  });
}

export function startNavbar(): void {
  startHideOnScroll();
  startDropdowns();
  startDrawer();
}
