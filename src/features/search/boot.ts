import { shownDialog } from '../../bridge/dialogs';
import { fillSearchPage } from './fillSearchPage';
import { loadDialog } from '../hydration/loadApp';
import { startShell } from './shell';

/** The dialog opens in the same frame. */
export function startSearch(): void {
  startShell();
  shownDialog.subscribe(() => shownDialog.getSnapshot() === 'search' && loadDialog());
  fillSearchPage();
}
