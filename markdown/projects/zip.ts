import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { writeIfNew } from '../inputs';

/** The oldest date that the format knows, in local time, as it is written: the same bytes on every machine. */
const mtime = new Date(1980, 0, 1);

export const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/** One folder with these files. */
export function zipOf(folder: string, texts: Map<string, string>): Uint8Array {
  const names = [...texts.keys()].sort();
  return zipSync(Object.fromEntries(names.map((name) => [`${folder}/${name}`, strToU8(texts.get(name)!)])), { mtime });
}

export const cacheDir = (siteDir: string): string => path.join(siteDir, '.docusaurus/site-cache/projects');
const FORM = '1';

/** The same, made once between builds. */
export function cachedZip(
  siteDir: string,
  folder: string,
  texts: Map<string, string>,
): { key: string; bytes: Uint8Array } {
  const key = hashOf(JSON.stringify([FORM, folder, [...texts]]));
  const file = path.join(cacheDir(siteDir), `${key}.zip`);
  if (fs.existsSync(file)) return { key, bytes: fs.readFileSync(file) };
  const bytes = zipOf(folder, texts);
  writeIfNew(file, bytes);
  return { key, bytes };
}
