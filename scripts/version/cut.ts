import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Redirect } from '../../config/redirects';
import type { Version } from '../../core/versions';
import { copyVersion, removeVersion, rewrite } from './folders';
import { PROGRAMS } from '../../core/errors/programs';
import { updateLinks } from './links';
import { addressesOf, addressIn, frozen, pathIn, withoutComparison } from './pages';
import { cutPrograms, type ProgramCut } from './programs';
import { replacedIn, updateRedirects, type Moves } from './redirects';
import { cutRows, writeTable, type Cut } from './table';

export interface Outcome {
  rows: Version[];
  /** Addresses that nothing answers any more. */
  dead: string[];
  /** Where code names pages that are gone, as `file:line: /page`. */
  lost: string[];
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
export const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const RULES = 'config/redirectRules.json';
const rulesOf = (root: string): Redirect[] => readJson<Redirect[]>(path.join(root, RULES));

function movesOf(root: string, rows: Version[], old: Version, added: Version): Moves {
  const pages = rows.flatMap((row) => addressesOf(root, row).map((page) => addressIn(row, page.path)));
  const named = addressesOf(root, added).filter((page) => page.counterpart && page.counterpart !== page.path);
  return {
    pages: new Set(pages),
    before: addressesOf(root, old).map((page) => page.path),
    moved: new Map([
      ...replacedIn(rulesOf(root), rows[1]!.base, new Set(pages)),
      ...named.map((page) => [page.counterpart!, page.path] as const),
    ]),
  };
}

function updateRules(root: string, moves: Moves): string[] {
  const { rules, dead } = updateRedirects(rulesOf(root), moves);
  writeJson(path.join(root, RULES), rules);
  return dead;
}

const updatePrograms = (root: string, cut: ProgramCut): void =>
  rewrite(root, PROGRAMS, (text) => cutPrograms(text, cut));

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

/** Feeds say when it was released. A person may correct the day. */
function noteRelease(root: string, { label }: Version, day = new Date().toISOString().slice(0, 10)): void {
  const file = path.join(root, 'data/releases.json');
  if (existsSync(file)) writeJson(file, { ...readJson<object>(file), [label]: { day, source: 'the day of the cut' } });
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
  const moves = movesOf(root, rows, old, added);
  const dead = updateRules(root, moves);
  const lost = updateLinks(root, moves);
  for (const folder of [added.folder, `examples/${added.id}`])
    rewrite(root, folder, (text) => frozen(text, current, added));
  rewrite(root, current.folder, withoutComparison);
  if (!cut.keep) removeVersion(root, old);
  const change = { copied: { from: current, added }, retired: cut.keep ? undefined : old };
  updateQueries(root, change);
  updateShared(root, change);
  updatePrograms(root, { from: current.id, added: added.id, retired: change.retired?.id, others: rows.length > 2 });
  writeVersions(root, rows);
  noteRelease(root, added);
  return { rows, dead, lost };
}
