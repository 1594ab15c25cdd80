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

/** The line to paste that gets the sources of Aztec.nr for a version. */
export const cloneLine = (version: VersionId): string => {
  const { noirTag } = versionById(version);
  return `git clone --depth 1 --branch ${noirTag} https://github.com/AztecProtocol/aztec-nr .sources/aztec-nr/${noirTag}`;
};

/** Says how a writer has it compiled, with lines to paste. */
export const notInLedger = (version: VersionId): string =>
  `this Noir code was never compiled. Get the sources of the version's tag once, then check the page again; the ledger
  is written with those of all versions (content-lint/README.md):
    ${cloneLine(version)}`;

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
