import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Redirect } from '../../config/redirects';
import type { Version } from '../../core/versions';
import { copyVersion, removeVersion, rewrite } from './folders';
import { addressesOf, addressIn, frozen, pathIn, withoutCounterpart } from './pages';
import { updateRedirects } from './redirects';
import { cutRows, writeTable, type Cut } from './table';

export interface Outcome {
  rows: Version[];
  /** Addresses that nothing answers any more. */
  dead: string[];
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
export const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function updateRules(root: string, rows: Version[], old: Version, added: Version): string[] {
  const file = path.join(root, 'config/redirectRules.json');
  const pages = rows.flatMap((row) => addressesOf(root, row).map((page) => addressIn(row, page.path)));
  const named = addressesOf(root, added).filter((page) => page.counterpart && page.counterpart !== page.path);
  const { rules, dead } = updateRedirects(readJson<Redirect[]>(file), {
    pages: new Set(pages),
    before: addressesOf(root, old).map((page) => page.path),
    moved: new Map(named.map((page) => [page.counterpart!, page.path])),
  });
  writeJson(file, rules);
  return dead;
}

/** A release that is a copy of another version, and one that goes. */
export interface Change {
  copied?: { from: Version; added: Version };
  retired?: Version;
}

interface Judged {
  version: string;
  grades: Record<string, number>;
}

/** Judged searches of the new release are those of the copied version, at their new addresses. */
export function withJudged(queries: Judged[], { copied, retired }: Change): Judged[] {
  const added = queries.flatMap((query) => {
    if (!copied || query.version !== copied.from.id) return [];
    const grades = Object.entries(query.grades).map(([address, grade]) => [pathIn(copied.from.base, address), grade]);
    return [{ ...query, version: copied.added.id, grades: Object.fromEntries(grades) as Judged['grades'] }];
  });
  return [...added, ...queries.filter(({ version }) => version !== retired?.id)];
}

export function updateQueries(root: string, change: Change): void {
  for (const name of ['tuning.json', 'test.json']) {
    const file = path.join(root, 'scripts/bench/search', name);
    if (existsSync(file)) writeJson(file, withJudged(readJson<Judged[]>(file), change));
  }
}

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** What is said for the copied version holds for the release too; what is said for the retired one goes. */
export function withRelease(value: Json, from?: string, added?: string, retired?: string): Json {
  if (Array.isArray(value)) {
    const kept = value.filter((each) => each !== retired);
    if (from && kept.includes(from)) return [added!, ...kept];
    return kept.map((each) => withRelease(each, from, added, retired)).filter((each) => !isOfNone(each));
  }
  if (value === null || typeof value !== 'object') return value;
  const own = Object.entries(value).filter(([key]) => key !== retired);
  const copied = from && from in value ? [[added!, value[from]!] as const] : [];
  const changed = [...copied, ...own].map(([key, each]) => [key, withRelease(each, from, added, retired)] as const);
  return Object.fromEntries(changed.filter(([, each]) => !isOfNone(each)));
}

/** It was of the retired version alone. */
const isOfNone = (entry: Json): boolean => (entry as { versions?: unknown[] } | null)?.versions?.length === 0;

/** Data that all versions share names those that a part of it is about. */
export function updateShared(root: string, { copied, retired }: Change): void {
  const change = (value: Json) => withRelease(value, copied?.from.id, copied?.added.id, retired?.id);
  for (const name of ['api-descriptions.json', 'api-fates.json']) {
    const file = path.join(root, 'data', name);
    if (existsSync(file)) writeJson(file, change(readJson<Json>(file)));
  }
  const folder = path.join(root, 'data/errors');
  const errors = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const noir = path.join(root, 'data/aztec-nr.yaml');
  for (const file of existsSync(noir) ? [...errors, noir] : errors) {
    writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8')) as Json), { lineWidth: 0 }));
  }
}

/** Makes these the versions of the site. */
export function writeVersions(root: string, rows: readonly Version[]): void {
  const released = rows.filter((row) => row.name !== 'current').map((row) => row.name);
  writeJson(path.join(root, 'versions.json'), released);
  const table = path.join(root, 'core/versions.ts');
  writeFileSync(table, writeTable(readFileSync(table, 'utf8'), rows));
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
  const change = { copied: { from: current, added }, retired: cut.keep ? undefined : old };
  updateQueries(root, change);
  updateShared(root, change);
  writeVersions(root, rows);
  return { rows, dead };
}
