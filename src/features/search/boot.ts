import { fillSearchPage } from './fillSearchPage';
import { startShell } from './shell';

/** The dialog opens in the same frame. */
export function startSearch(): void {
  startShell();
  if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');
  fillSearchPage();
}
