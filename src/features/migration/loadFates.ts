import { namesPath } from '../../../core/api/cards';
import { FATES_FILE, type Fates } from '../../../core/api/migrate/fates';
import { fetchJson } from '../../bridge/fetchJson';

let loaded: Promise<Fates> | undefined;

/** What becomes of each name, written by `plugins/api-names` and loaded once. */
export function loadFates(): Promise<Fates> {
  loaded ??= fetchJson<Fates>(namesPath(FATES_FILE));
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
