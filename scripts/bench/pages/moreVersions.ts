import { NIGHTLY, STABLE, VERSIONS, type Version } from '../../../core/versions';
import { updateShared, writeVersions } from '../../version/cut';
import { copyVersion, rewrite } from '../../version/folders';
import { addressesOf } from '../../version/pages';

/** Of the pages of an added version, one in so many has a sentence that no other version has. */
const CHANGED = 10;

/** Releases before the stable one, newest first: copies of the two versions of the site in turn. */
function olderRow(number: number): { from: Version; row: Version } {
  const from = number % 2 ? NIGHTLY : STABLE;
  const id = `v1.${99 - number}.0`;
  const own = { name: id, label: id, base: `/${id}`, folder: `versioned_docs/version-${id}`, noirTag: id };
  return { from, row: { ...from, ...own, id, sdk: id.slice(1), indexed: false } };
}

function addVersion(dir: string, number: number): Version {
  const { from, row } = olderRow(number);
  copyVersion(dir, from, row);
  let page = number;
  rewrite(dir, row.folder, (text) => {
    const own = text.replaceAll(`examples/${from.id}/`, `examples/${row.id}/`);
    return page++ % CHANGED ? own : `${own.trimEnd()}\n\nThis page was changed in ${row.label}.\n`;
  });
  updateShared(dir, { copied: { from, added: row } });
  return row;
}

/** Adds versions to a copy of the site until it has about so many pages. Gives all versions, and their pages. */
export function addVersions(dir: string, size: number): { rows: Version[]; pages: number } {
  const rows: Version[] = [...VERSIONS];
  const count = () => rows.reduce((sum, row) => sum + addressesOf(dir, row).length, 0);
  const each = count() / rows.length;
  const missing = Math.max(0, Math.round((size - count()) / each));
  for (let i = 0; i < missing; i++) rows.push(addVersion(dir, i + 1));
  writeVersions(dir, rows);
  return { rows, pages: count() };
}
