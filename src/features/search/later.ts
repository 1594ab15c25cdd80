import { onRoute } from '../routing/boot';
import { fetchAhead } from './ahead';
import { currentVersion, rememberVersion, scopeOf } from './scope';
import { searchOpen } from './shell';

const warm = () => __PRODUCTION__ && __ENV__.search.mode === 'embedded' && fetchAhead(scopeOf(currentVersion()));
const onNear = ({ target }: Event) => (target as Element).closest?.('[data-search-open]') && warm();

/** The index is on the way as soon as the reader comes near. */
export function startSearchAhead(): void {
  const onOpen = () => searchOpen.getSnapshot() && warm();
  onOpen();
  searchOpen.subscribe(onOpen);
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onNear, { passive: true });
  onRoute(rememberVersion);
}
