import { onRoute } from '../routing/boot';
import { rememberVersion } from './scope';

const OPENER = '[data-search-open]';
const FIELD = 'input, textarea, select, [contenteditable]';

/** The dialog itself did not arrive. */
function failed(): void {
  document.querySelector('.load-error')?.remove();
  const box = document.createElement('p');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  box.textContent = 'Unable to fetch results. You might want to check your network connection.';
  document.body.append(box);
  setTimeout(() => box.remove(), 8000);
}

let modal: typeof import('./modal') | undefined;

/** From the second time on at once, so that the next key already meets the dialog. */
function open(opener?: HTMLElement): void {
  if (modal) modal.openSearch(opener);
  else void import('./modal').then((loaded) => (modal = loaded).openSearch(opener), failed);
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const combination = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).closest?.(FIELD);
  if (!combination && !(slash && !document.querySelector('dialog[open]'))) return;
  event.preventDefault();
  open();
}

let warmed = false;
function onNear({ target }: Event): void {
  if (warmed || !(target as Element).closest?.(OPENER)) return;
  warmed = true;
  import('./modal').then(({ warmSearch }) => warmSearch()).catch(() => (warmed = false));
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

/** The button, its keys, and the two pages that show results. Nothing is requested before the reader wants to search. */
export function startSearch(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(OPENER);
    if (button) open(button);
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onNear, { passive: true });
  document.addEventListener('focusin', onNear);
  onRoute(fillPage);
}
