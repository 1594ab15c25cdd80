import { readItem, removeItem, writeItem } from '../../../core/storage';
import { onRoute } from '../routing/boot';

/** Not imported, as core/storage is handed over: code that two scripts share becomes a file of its own to load first. */
const STORAGE_KEY: typeof import('./state').STORAGE_KEY = 'operator-values';
const OPENERS = '[data-values-open], [data-values-save], .code var[data-field]';
const SIGNS = ['scroll', 'pointerover', 'focusin'] as const;

/** Only pages with operator placeholders carry the bar; nothing is loaded on others. */
const onPage = (): boolean => document.querySelector('[data-operator-values]') !== null;

async function loadPage() {
  const page = await import('./page');
  page.attachStorage({ readItem, writeItem, removeItem });
  return page;
}

/** Where it does not load, the placeholders show. */
const show = (): void =>
  void loadPage().then(
    ({ showValues }) => showValues(),
    () => undefined,
  );

function failed(): void {
  const status = document.querySelector('[data-values-status]');
  if (status) status.textContent = 'The form did not load. Check your connection and try again.';
}

export function startOperatorValues(): void {
  let acted = false;
  // Stored values are shown at once. Without any, the tools of the blocks can wait for a sign of interest.
  onRoute(() => {
    if (onPage() && (acted || readItem(STORAGE_KEY))) show();
  });
  const onSign = (): void => {
    acted = true;
    for (const name of SIGNS) removeEventListener(name, onSign);
    if (onPage()) show();
  };
  for (const name of SIGNS) addEventListener(name, onSign, { passive: true });
  document.addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest<HTMLElement>(OPENERS);
    if (opener && onPage())
      loadPage()
        .then(({ onOpener }) => onOpener(opener))
        .catch(failed);
  });
}
