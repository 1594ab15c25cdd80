import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How an archive fared when it was last checked whole. A sentence says why something was not done. */
export interface Checked {
  /** The name of its archive, without hash. */
  archive: string;
  /** Names what it holds, apart from its README. */
  code: string;
  compiled: string;
  installed: string;
  ran: string;
  date: string;
}

const FILE = 'data/projects.json';

export const readChecked = (root: string): Checked[] =>
  JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as Checked[];

/** Puts new entries in the place of old ones; `known` are the archives that there are. */
export function writeChecked(root: string, entries: Checked[], known: string[]): void {
  const all = new Map([...readChecked(root), ...entries].map((entry) => [entry.archive, entry]));
  const lines = known.flatMap((name) => all.get(name) ?? []).map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(path.join(root, FILE), `[\n${lines.join(',\n')}\n]\n`);
}
