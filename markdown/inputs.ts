import fs from 'node:fs';
import path from 'node:path';

/** Which files each page is made from, beside its own. Outside of this module, since `loader.js` reads it too. */
const SHARED = Symbol.for('page-inputs');
const shared = globalThis as { [SHARED]?: Map<string, Set<string>> };
const inputs = (shared[SHARED] ??= new Map());

/** Says that a page must be made again when this file changes, appears or goes away. Both paths are absolute. */
export function noteInput(page: string, file: string): void {
  const files = inputs.get(page);
  if (files) files.add(file);
  else inputs.set(page, new Set([file]));
}

/** Changes with a file; empty where there is none. */
export const stampOf = (file: string): string => {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : '';
};

/** The files that a page was made from so far. */
export const inputsOf = (page: string): string[] => [...(inputs.get(page) ?? [])];

/** The text of a file that a page is made from. */
export function readInput(page: string, file: string): string {
  noteInput(page, file);
  return fs.readFileSync(file, 'utf8');
}

const parsed = new Map<string, { stamp: string; value: unknown }>();

/**
 * What is made of a file for many pages: made again only when the file has changed. `kind` tells apart what is made of
 * the same file.
 */
export function parseInput<T>(page: string, file: string, parse: (text: string) => T, kind = ''): T {
  noteInput(page, file);
  const stamp = stampOf(file);
  const key = `${kind} ${file}`;
  const known = parsed.get(key);
  if (known?.stamp === stamp) return known.value as T;
  const value = parse(fs.readFileSync(file, 'utf8'));
  parsed.set(key, { stamp, value });
  return value;
}

const made = new Map<string, { from: readonly unknown[]; value: unknown }>();

/** What is made of things that `parseInput` gave: made again only when one of them is another. */
export function makeOnce<T>(name: string, from: readonly unknown[], make: () => T): T {
  const known = made.get(name);
  if (known && from.length === known.from.length && from.every((part, i) => part === known.from[i]))
    return known.value as T;
  const value = make();
  made.set(name, { from, value });
  return value;
}

/** A value that a page is made from, kept in a file that changes only with it. */
export function noteValue(page: string, file: string, value: string): void {
  noteInput(page, file);
  writeIfNew(file, value);
}

/** Leaves a file alone that says the same already, and its date with it. */
export function writeIfNew(file: string, value: string | Uint8Array): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(value))) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, value);
}
