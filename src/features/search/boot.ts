import { onRoute } from '../routing/boot';
import { fetchAhead } from './ahead';
import { startBack } from './entry';
import { fillSearchPage } from './fillSearchPage';
import { currentVersion, rememberVersion, scopeOf } from './scope';
import { searchOpen, startShell } from './shell';

const warm = () => __PRODUCTION__ && __ENV__.search.mode === 'embedded' && fetchAhead(scopeOf(currentVersion()));
const onNear = ({ target }: Event) => (target as Element).closest?.('[data-search-open]') && warm();

/** The dialog opens in the same frame; its index is on the way as soon as the reader comes near. */
export function startSearch(): void {
  startShell();
  startBack();
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onNear, { passive: true });
  searchOpen.subscribe(() => searchOpen.getSnapshot() && warm());
  if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');
  fillSearchPage();
  onRoute(rememberVersion);
}
