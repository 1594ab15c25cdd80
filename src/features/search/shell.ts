import { early } from '../../bridge/early';
import { addEntry } from '../../bridge/backCloses';
import { sharedStore } from '../../bridge/store';

/** Whether the dialog is open: set by whoever opens it, and by the component when it has closed. */
export const searchOpen = sharedStore('search-open', false);

const FIELD = 'input, textarea, select, [contenteditable]';

/** In the same frame, whether React is there or not. Focus returns to the opener, in Safari too. */
export function openSearch(opener?: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  if (!dialog || dialog.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
  opener?.focus();
  // Before the focus moves, which is a sign to load the page: the dialog comes first.
  searchOpen.set(true);
  dialog.showModal();
  dialog.querySelector('input')?.select();
  addEntry(dialog);
}

/** Ctrl/Cmd+K anywhere; `/` outside of fields and dialogs. */
function isOpenKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).closest?.(FIELD) && !document.querySelector('dialog[open]');
}

/** These need no React: what opens and closes is the browser's dialog. */
export function startShell(): void {
  early('click', '[data-search-open]', openSearch);
  addEventListener('keydown', (event) => {
    if (!isOpenKey(event)) return;
    event.preventDefault();
    openSearch();
  });
  // Where its backdrop is, the dialog itself is clicked.
  addEventListener('click', ({ target }) => {
    if ((target as Element).matches?.('dialog.search')) (target as HTMLDialogElement).close();
  });
}
