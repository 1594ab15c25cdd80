import { sharedStore } from './store';

/** What Back closes: a dialog, or a card or menu that was opened by touch. */
export interface Layer {
  open: boolean;
  close(): void;
}

interface Entry {
  /** The layer whose entry in the history is the current one. */
  layer?: Layer;
  /** Between our own `history.back()` and its event; a layer that was opened in between gets an entry after it. */
  leaving?: boolean;
}

const entry = sharedStore<Entry>('overlay', {});

/** Before any other listener: the router would take this for a navigation, and scroll to the top. */
function onBack(event: PopStateEvent): void {
  const { layer, leaving } = entry.getSnapshot();
  if (!layer && !leaving) return;
  event.stopImmediatePropagation();
  entry.set({});
  if (!leaving) layer!.close();
  else if (layer?.open) addEntry(layer);
}

/** An open layer has an entry in the browser's history, so that Back closes it instead of leaving the page. */
export function addEntry(layer: Layer): void {
  const before = entry.getSnapshot();
  entry.set({ ...before, layer });
  if (before.layer || before.leaving) return;
  history.pushState(history.state, '');
  addEventListener('popstate', onBack, { capture: true, once: true });
}

/** It was closed by other means than Back. */
export function dropEntry(closed: Layer): void {
  const { layer, leaving } = entry.getSnapshot();
  if (leaving || layer !== closed) return;
  entry.set({ leaving: true });
  history.back();
}

/** The page that it leads to takes the place of its entry, if there is one. */
export function takeEntry(): boolean {
  const { layer, leaving } = entry.getSnapshot();
  const ours = !!layer && !leaving;
  if (ours) entry.set({});
  return ours;
}
