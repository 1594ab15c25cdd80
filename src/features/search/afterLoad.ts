import { shownDialog } from '../../bridge/dialogs';
import { onRoute } from '../routing/boot';
import { fetchAhead } from './ahead';
import { currentVersion, rememberVersion, scopeOf } from './scope';

const warm = () => __PRODUCTION__ && __ENV__.search.mode === 'embedded' && fetchAhead(scopeOf(currentVersion()));
const onNear = ({ target }: Event) => (target as Element).closest?.('[data-search-open]') && warm();

/** The index is on the way as soon as the reader comes near. Which keys open it is shown. */
export function startSearchAhead(): void {
  const onOpen = () => shownDialog.getSnapshot() === 'search' && warm();
  onOpen();
  shownDialog.subscribe(onOpen);
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onNear, { passive: true });
  onRoute(rememberVersion);
  if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');
}
