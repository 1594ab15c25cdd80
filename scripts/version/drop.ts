import path from 'node:path';
import { pathOf, type Redirect } from '../../config/redirects';
import { STABLE, type Version } from '../../core/versions';
import { namedBack, pairPages, type Page } from '../../core/counterparts';
import { removeVersion } from './folders';
import { readJson, updateQueries, updateShared, writeJson, writeVersions } from './cut';
import { addressesOf, addressIn, pathIn } from './pages';

/** Rules for the addresses of a version that goes: the same page of the stable one, or the nearest. */
export function rulesWithout(rules: readonly Redirect[], stable: Page[], older: Page[], base: string): Redirect[] {
  const pairs = pairPages(namedBack(stable, older, base), older, base);
  const targetOf = (page: string): string => pairs[page]?.path ?? '/';
  const others = older.map(({ path: from }) => from).filter((from) => targetOf(from) !== pathIn(base, from));
  const led = rules.map(({ from, to }) => {
    const target = pathOf(to);
    return target === base || target.startsWith(`${base}/`) ? { from, to: targetOf(target) } : { from, to };
  });
  return [...others.map((from) => ({ from, to: targetOf(from) })), { from: `${base}/*`, to: '/:splat' }, ...led];
}

const pagesOf = (root: string, version: Version): Page[] =>
  addressesOf(root, version).map(({ path: page, counterpart }) => ({
    path: addressIn(version, page),
    title: '',
    counterpart,
  }));

/** Takes an older version off the site. Its addresses lead to the stable pages that stand for them. */
export function dropVersion(root: string, rows: readonly Version[], older: Version): number {
  const file = path.join(root, 'config/redirectRules.json');
  const stable = rows.find(({ base }) => base === STABLE.base)!;
  const pages = pagesOf(root, older);
  writeJson(file, rulesWithout(readJson<Redirect[]>(file), pagesOf(root, stable), pages, older.base));
  removeVersion(root, older);
  updateQueries(root, { retired: older });
  updateShared(root, { retired: older });
  writeVersions(
    root,
    rows.filter((row) => row !== older),
  );
  return pages.length;
}
