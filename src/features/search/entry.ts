import { sharedStore } from '../../bridge/store';

/**
 * The open dialog has an entry in the browser's history, so that Back closes it instead of leaving the page.
 * 'leaving' is the moment between our own `history.back()` and its event.
 */
const entry = sharedStore<'none' | 'ours' | 'leaving'>('search-entry', 'none');

export function addEntry(): void {
  if (entry.getSnapshot() !== 'none') return;
  history.pushState(history.state, '');
  entry.set('ours');
}

/** The dialog was closed by other means than Back. */
export function dropEntry(): void {
  if (entry.getSnapshot() !== 'ours') return;
  entry.set('leaving');
  history.back();
}

/** The page that the dialog leads to takes the place of its entry, if there is one. */
export function takeEntry(): boolean {
  const ours = entry.getSnapshot() === 'ours';
  if (ours) entry.set('none');
  return ours;
}

/** Begins before React: no other listener, the router's least of all, may take this for a navigation. */
export function startBack(): void {
  addEventListener('popstate', (event) => {
    const was = entry.getSnapshot();
    if (was === 'none') return;
    event.stopImmediatePropagation();
    entry.set('none');
    const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
    if (was === 'ours') dialog?.close();
    else if (dialog?.open) addEntry();
  });
}
