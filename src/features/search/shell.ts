import { showDialog } from '../../bridge/dialogs';
import { early } from '../../bridge/early';

const FIELD = 'input, textarea, select, [contenteditable]';

/** In the same frame, whether React is there or not. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  if (!dialog || dialog.open) return;
  showDialog(dialog);
  dialog.querySelector('input')?.select();
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
}
