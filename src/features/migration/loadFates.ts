import { namesPath } from '../../../core/api/cards';
import { FATES_FILE, type Fates } from '../../../core/api/migrate/fates';
import { fetchJson } from '../../bridge/fetchJson';
import { loadOnce } from '../../bridge/loadOnce';

const load = loadOnce(fetchJson<Fates>);

/** What becomes of each name, written by `plugins/api-names`. */
export const loadFates = (): Promise<Fates> => load(namesPath(FATES_FILE));
