import { FATES_FILE, type Fates } from '../../../core/api/migrate/fates';

let loaded: Promise<Fates> | undefined;

/** What becomes of each name, written by `plugins/api-names` and loaded once. */
export function loadFates(): Promise<Fates> {
  loaded ??= import(`@generated/api-names/default/${FATES_FILE}.json`).then(
    (module: { default: Fates }) => module.default,
  );
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
