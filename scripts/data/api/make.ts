import { extractPage } from '../../../content-lint/snippets/extract';
import type { Page } from '../../../content-lint/snippets/types';
import { allPages, ROOT } from '../../../content-lint/snippets/versions';
import { VERSIONS, type KnownVersion } from '../../../core/versions';
import { formatApi, formatUses } from './format';
import { readApi } from './read';
import type { Made } from './stale';
import { readUses } from './uses';

export const readPages = (): Page[] => allPages().map(({ file, version }) => extractPage(ROOT, file, version));

function makeVersion({ id }: KnownVersion, pages: Page[]): Made[] {
  const api = readApi(id);
  const uses = readUses(
    id,
    api,
    pages.filter(({ version }) => version === id),
  );
  return [
    { file: `data/${id}/api.json`, text: formatApi(api) },
    { file: `data/${id}/api-uses.json`, text: formatUses(uses) },
  ];
}

/** The files of every version. */
export const makeApi = (pages: Page[]): Made[] => VERSIONS.flatMap((version) => makeVersion(version, pages));
