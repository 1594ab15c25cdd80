import { fillSearchPage } from './fillSearchPage';
import { loadDialog } from '../hydration/loadApp';
import { searchOpen, startShell } from './shell';

/** The dialog opens in the same frame. */
export function startSearch(): void {
  startShell();
  searchOpen.subscribe(loadDialog);
  if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');
  fillSearchPage();
}
