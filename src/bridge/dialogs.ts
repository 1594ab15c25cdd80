import { addEntry, dropEntry } from './backCloses';
import { sharedStore } from './store';

/** The class of the dialog that covers the page, or nothing. Also before React. */
export const shownDialog = sharedStore('dialog', '');

const openDialogs = (): NodeListOf<HTMLDialogElement> => document.querySelectorAll('dialog[open]');

/** Over the page, in place of another one. Focus returns to where it was, or to the button: Safari does not focus it. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  openDialogs().forEach((other) => other.close());
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('button:hover')?.focus();
  // Before the focus moves, which is a sign to load the page: the dialog comes first.
  shownDialog.set(dialog.className);
  dialog.showModal();
  addEntry(dialog);
}

/** For one that was closed, or taken out of the page. It may be open again by the time its event comes. */
export function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (!openDialogs().length) shownDialog.set('');
  dropEntry(dialog);
}

/** At once: its event comes a task later, when React may have shown it again. */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  hideDialog(dialog);
}

/** What a dialog of this site does, before React and after it. Escape and the focus are the browser's. */
export function startDialogs(): void {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => (pressed = target));
  // Pressed and released on the backdrop, which is the dialog itself: marking text in a field may end there too.
  addEventListener('click', ({ target }) => target === pressed && (target as Partial<HTMLDialogElement>).close?.());
  // It does not bubble.
  addEventListener('close', ({ target }) => hideDialog(target as HTMLDialogElement), true);
  // The page behind it does not scroll.
  shownDialog.subscribe(() => document.documentElement.toggleAttribute('data-modal', !!shownDialog.getSnapshot()));
}
