import { onRoute } from '../routing/boot';
import { openSearch, warmSearch } from './modal';
import { rememberVersion } from './scope';

const OPENER = '[data-search-open]';
const FIELD = 'input, textarea, select, [contenteditable]';

/** The page of results did not arrive. */
function failed(): void {
  document.querySelector('.load-error')?.remove();
  const box = document.createElement('p');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  box.textContent = 'Unable to fetch results. You might want to check your network connection.';
  document.body.append(box);
  setTimeout(() => box.remove(), 8000);
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const combination = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).closest?.(FIELD);
  if (!combination && !(slash && !document.querySelector('dialog[open]'))) return;
  event.preventDefault();
  openSearch();
}

let warmed = false;
function onNear({ target }: Event): void {
  if (warmed || !(target as Element).closest?.(OPENER)) return;
  warmed = true;
  warmSearch();
}

function fillPage(): void {
  rememberVersion();
  if (location.pathname === '/search') void import('./page').then(({ fillSearchPage }) => fillSearchPage(), failed);
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (place)
    void import('./notFound').then(
      ({ fillNotFound }) => fillNotFound(place),
      () => undefined,
    );
}

/**
 * The button, its keys, and the two pages that show results. The dialog is at hand, so that it opens in the same frame;
 * what it searches with is requested when the reader comes near it.
 */
export function startSearch(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(OPENER);
    if (button) openSearch(button);
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onNear, { passive: true });
  document.addEventListener('focusin', onNear);
  onRoute(fillPage);
}
