import { OPERATOR_STORAGE } from '../../../core/operatorPlaceholders';
import { readItem } from '../../../core/storage';

/** Stored values are shown at once. Without any, the tools of the blocks can wait for a sign of interest. */
export function startOperatorValues(): void {
  if (!document.querySelector('[data-operator-values]')) return;
  const wake = () => dispatchEvent(new Event('site:wake'));
  if (readItem(OPERATOR_STORAGE)) wake();
  else addEventListener('scroll', wake, { once: true, passive: true });
}
