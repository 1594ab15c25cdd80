import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../config/redirects';
import type { Version } from '../../core/versions';
import { copyVersion, removeVersion, rewrite } from './folders';
import { addressesOf, frozen, withoutCounterpart } from './pages';
import { updateRedirects } from './redirects';
import { cutRows, writeTable, type Cut } from './table';

export interface Outcome {
  rows: Version[];
  /** Addresses that nothing answers any more. */
  dead: string[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function updateRules(root: string, rows: Version[], old: Version, added: Version): string[] {
  const file = path.join(root, 'config/redirectRules.json');
  const pages = rows.flatMap((row) =>
    addressesOf(root, row).map((page) => `${row.base}${page.path}`.replace(/(.)\/$/, '$1')),
  );
  const named = addressesOf(root, added).filter((page) => page.counterpart && page.counterpart !== page.path);
  const { rules, dead } = updateRedirects(readJson<Redirect[]>(file), {
    pages: new Set(pages),
    before: addressesOf(root, old).map((page) => page.path),
    moved: new Map(named.map((page) => [page.counterpart!, page.path])),
  });
  writeJson(file, rules);
  return dead;
}

/** Judged searches of the new release are those of the copied version, at their new addresses. */
function updateQueries(root: string, from: Version, added: Version, retired: Version | undefined): void {
  for (const name of ['queries.json', 'reader-queries.json']) {
    const file = path.join(root, 'scripts/bench/search', name);
    if (!existsSync(file)) continue;
    const queries = readJson<Record<string, unknown>>(file);
    const moved = JSON.stringify(queries[from.id])
      .replaceAll(`"${from.base}/`, '"/')
      .replaceAll(`"${from.base}"`, '"/"');
    const kept = Object.entries(queries).filter(([id]) => id !== retired?.id);
    writeJson(file, { [added.id]: JSON.parse(moved) as unknown, ...Object.fromEntries(kept) });
  }
}

/** Freezes the version that is being written as a release, and makes it the stable one. */
export function cutVersion(root: string, before: readonly Version[], cut: Cut): Outcome {
  const rows = cutRows(before, cut);
  const [added, current] = [rows[0]!, rows[1]!];
  const old = before.find((row) => row.base === '')!;
  copyVersion(root, current, added);
  const dead = updateRules(root, rows, old, added);
  for (const folder of [added.folder, `examples/${added.id}`])
    rewrite(root, folder, (text) => frozen(text, current, added));
  rewrite(root, current.folder, withoutCounterpart);
  if (!cut.keep) removeVersion(root, old);
  updateQueries(root, current, added, cut.keep ? undefined : old);
  writeJson(
    path.join(root, 'versions.json'),
    rows.filter((row) => row !== current).map((row) => row.name),
  );
  const table = path.join(root, 'core/versions.ts');
  writeFileSync(table, writeTable(readFileSync(table, 'utf8'), rows));
  return { rows, dead };
}
