import { onRoute } from '../routing/boot';

const BAR = '[data-operator-values]';

const onPage = (): boolean => document.querySelector(BAR) !== null;

function failed(): void {
  const status = document.querySelector('[data-values-status]');
  if (status) status.textContent = 'The form did not load. Check your connection and try again.';
}

/** Only pages with operator placeholders carry the bar; nothing is loaded on others. */
export function startOperatorValues(): void {
  onRoute(() => {
    // Where it does not load, the placeholders show.
    if (onPage()) import('./page').then(({ showValues }) => showValues()).catch(() => undefined);
  });
  document.addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest<HTMLElement>('[data-values-open], [data-values-save], .code var');
    if (opener && onPage()) import('./page').then(({ onOpener }) => onOpener(opener)).catch(failed);
  });
}
