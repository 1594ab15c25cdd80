/**
 * `npx tsx scripts/writeNoirNames.ts`, where the sources of Aztec.nr are at hand (AZTEC_NR_SOURCES, one
 * folder for each tag): writes the names of each tag to content-lint/names/noir-<tag>.txt, so that pages are checked without them.
 */
import { VERSIONS } from '../core/versions';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../core/files';
import { findSources } from '../content-lint/snippets/noir/sources';
import { ROOT } from '../content-lint/snippets/versions';
import { noirNames } from '../content-lint/names/noirNames';
import { noirNamesFile } from '../content-lint/names/vocabulary';

for (const { id, noirTag } of VERSIONS) {
  const sources = findSources(ROOT, id);
  if (!sources) throw new Error(`no sources of Aztec.nr ${noirTag}: set AZTEC_NR_SOURCES to a folder that has them`);
  const folder = path.join(sources, noirTag);
  const files = listFiles(folder, (name) => name.endsWith('.nr'));
  const names = new Set(files.flatMap((file) => noirNames(readFileSync(path.join(folder, file), 'utf8'))));
  writeFileSync(noirNamesFile(ROOT, noirTag), `${[...names].sort().join('\n')}\n`);
  console.log(`${id}: ${names.size} names from ${files.length} files of ${noirTag}`);
}
