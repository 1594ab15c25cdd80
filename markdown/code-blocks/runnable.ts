import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockKey } from '../../core/api/uses';
import { blockHash } from '../../core/ran';
import { RUNNABLE_FILE } from '../../core/tab';
import { docVersion } from '../../core/versions';
import { noteInput, parseInput } from '../inputs';

/** Where the page's file of programs has this block's, for blocks that a reader can run in the tab. */
export function runnable(siteDir: string, page: string, code: string): string | undefined {
  const file = path.join(siteDir, RUNNABLE_FILE);
  noteInput(page, file);
  if (!existsSync(file)) return undefined;
  const name = path.relative(siteDir, page).replaceAll('\\', '/');
  const hash = blockHash(docVersion(page), code);
  const blocks = parseInput(page, file, (text) => JSON.parse(text) as Record<string, string[]>)[name];
  return blocks?.includes(hash) ? `${blockKey(name)}/${hash}` : undefined;
}
