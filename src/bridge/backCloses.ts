import { sharedStore } from './store';

interface Entry {
  /** The dialog whose entry in the history is the current one. */
  dialog?: HTMLDialogElement;
  /** Between our own `history.back()` and its event; a dialog that was opened in between gets an entry after it. */
  leaving?: boolean;
}

const entry = sharedStore<Entry>('overlay', {});

/** Before any other listener: the router would take this for a navigation, and scroll to the top. */
function onBack(event: PopStateEvent): void {
  const { dialog, leaving } = entry.getSnapshot();
  if (!dialog && !leaving) return;
  event.stopImmediatePropagation();
  entry.set({});
  if (!leaving) dialog!.close();
  else if (dialog?.open) addEntry(dialog);
}

/** An open dialog has an entry in the browser's history, so that Back closes it instead of leaving the page. */
export function addEntry(dialog: HTMLDialogElement): void {
  const before = entry.getSnapshot();
  entry.set({ ...before, dialog });
  if (before.dialog || before.leaving) return;
  history.pushState(history.state, '');
  addEventListener('popstate', onBack, { capture: true, once: true });
}

/** It was closed by other means than Back. */
export function dropEntry(closed: HTMLDialogElement): void {
  const { dialog, leaving } = entry.getSnapshot();
  if (leaving || dialog !== closed) return;
  entry.set({ leaving: true });
  history.back();
}

/** The page that it leads to takes the place of its entry, if there is one. */
export function takeEntry(): boolean {
  const { dialog, leaving } = entry.getSnapshot();
  const ours = !!dialog && !leaving;
  if (ours) entry.set({});
  return ours;
}
