import { startReplay } from '../../bridge/early';
import { loadApp, loadDialog } from './loadApp';

/** The last is for other features that need React without the reader's act. */
const INTENT = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'wheel', 'site:wake'] as const;
const HOVERED = 'a, button, summary, input, textarea, select, label';

/**
 * Loads React at the first sign that the reader is about to do something, and keeps what is done until it is there. A
 * page that shows nothing without it says so (`data-wake`).
 */
export function startHydration(): void {
  // The base-url banner of Docusaurus takes a missing `window.docusaurus` for a wrong base url.
  (window as { docusaurus?: unknown }).docusaurus ??= {};
  startReplay();
  // A link that carries code for a block: src/features/run/share.ts.
  if (document.querySelector('[data-wake]') || location.hash.startsWith('#run=')) return void loadApp();
  const onIntent = (event: Event) => {
    const on = (selector: string) => (event.target as Element).closest?.(selector);
    const { type, key, ctrlKey, metaKey } = event as KeyboardEvent;
    // These are for the browser, or open the search, whose field then gets the focus.
    if (key === '/' || ctrlKey || metaKey || (type === 'pointerover' && !on(HOVERED))) return;
    if (on('[data-search-open]')) loadDialog();
    for (const name of INTENT) removeEventListener(name, onIntent, true);
    void loadApp();
  };
  for (const name of INTENT) addEventListener(name, onIntent, true);
}
