import { VERSIONS } from '../../core/versions';
import { LISTS, mentions, type ListName, type Mention } from '../lists/mentions';
import type { Finding, Page, SiteRule } from '../page';
import { readJson } from '../snippets/cache';
import type { VersionId } from '../snippets/types';
import { ROOT, versionOfPath } from '../snippets/versions';
import type { KeptFile } from '../../markdown/data/data';

const listFile = (version: VersionId, list: ListName) => `data/${version}/kept/${list}.json`;

/** The first column of a list's tables is what pages may spell. */
function readList(version: VersionId, list: ListName): Set<string> {
  const file = readJson<KeptFile>(`${ROOT}/${listFile(version, list)}`);
  if (!file) throw new Error(`${listFile(version, list)} is missing or is not JSON`);
  return new Set(Object.values(file.tables).flatMap(({ rows }) => rows.map(([first]) => first!)));
}

/** A port, an image tag or an address of another site stands in the version's list. */
export const knownAddresses: SiteRule = (pages) =>
  VERSIONS.flatMap(({ id }) => {
    const ours = pages.filter(({ file }) => versionOfPath(file) === id);
    const found = ours.flatMap((page) => mentions(ROOT, page).map((mention) => ({ page, mention })));
    return LISTS.flatMap((list) => {
      const known = readList(id, list);
      const here = found.filter(({ mention }) => mention.list === list);
      const unknown = here.filter(({ mention }) => !known.has(mention.value));
      return unknown.map(({ page, mention }) => complaint(page, mention, listFile(id, list)));
    });
  });

const complaint = ({ file }: Page, { value, line }: Mention, list: string): Finding => ({
  file,
  line,
  message: `${value} is not in ${list}: correct it, or add it there with its use`,
});
