import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../cache';
import type { VersionId } from '../types';
import { versionById } from '../../../core/versions';
import { compilerVersion } from './compiler';

/** What was compiled, with which compiler, against which tag, and when. */
interface Entry {
  hash: string;
  compiler: string;
  tag: string;
  date: string;
}

const fileOf = (root: string) => path.join(root, 'content-lint/noir-ledger.json');

export const NOT_IN_LEDGER =
  'this Noir code was never compiled: run the check where the sources of Aztec.nr are at hand, with --write-ledger';

export function ledgerText(root: string): string {
  return existsSync(fileOf(root)) ? readFileSync(fileOf(root), 'utf8') : '';
}

export function missingFromLedger(root: string, version: VersionId, hashes: string[]): Set<string> {
  const entries = readJson<Entry[]>(fileOf(root)) ?? [];
  const { noirTag } = versionById(version);
  const known = new Set(entries.filter((entry) => entry.tag === noirTag).map((entry) => entry.hash));
  return new Set(hashes.filter((hash) => !known.has(hash)));
}

/** Rewrites the ledger; entries that were there keep their date. */
export function writeLedger(root: string, passed: { hash: string; version: VersionId }[], date: string): number {
  const compiler = compilerVersion();
  const before = new Map((readJson<Entry[]>(fileOf(root)) ?? []).map((entry) => [entry.hash, entry]));
  const entries = passed.map(({ hash, version }): Entry => {
    const fresh = { hash, compiler, tag: versionById(version).noirTag, date };
    const old = before.get(hash);
    return old && old.compiler === compiler && old.tag === fresh.tag ? old : fresh;
  });
  const distinct = [...new Map(entries.map((entry) => [entry.hash, entry])).values()];
  distinct.sort((a, b) => a.hash.localeCompare(b.hash));
  const lines = distinct.map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(fileOf(root), `[\n${lines.join(',\n')}\n]\n`);
  return distinct.length;
}
