import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildHead, buildIndex } from '../../core/search/buildIndex';
import { headPath, MANIFEST, type Manifest, type ManifestEntry, type SearchRecord } from '../../core/search/types';
import { cached } from '../../markdown/cache';
import { readBuild } from './readBuild';

const NAME = 'search-index';
const FOLDER = 'assets/search';

export function versionsOf(records: readonly SearchRecord[]): SearchRecord[][] {
  const versions = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag}`;
    const list = versions.get(key);
    if (list) list.push(record);
    else versions.set(key, [record]);
  }
  return [...versions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list);
}

async function writeHashed(outDir: string, name: string, data: unknown): Promise<string> {
  const json = JSON.stringify(data);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = `${FOLDER}/${name}-${hash}.json`;
  await writeFile(path.join(outDir, file), json);
  return `/${file}`;
}

async function writeVersion(outDir: string, siteDir: string, records: SearchRecord[]): Promise<ManifestEntry> {
  const { language, docusaurus_tag: tag, version } = records[0]!;
  const name = `${language}-${tag}`;
  const keeping = { siteDir, kind: 'index', name, from: JSON.stringify(records) };
  const {
    index,
    text,
    head: start,
  } = await cached(keeping, () => ({
    ...buildIndex(version, records),
    head: buildHead(version, records),
  }));
  const head = headPath({ language, tag });
  await writeFile(path.join(outDir, head), JSON.stringify(start));
  return {
    language,
    tag,
    version,
    records: records.length,
    head,
    index: await writeHashed(outDir, name, index),
    text: await writeHashed(outDir, `${name}-text`, text),
  };
}

/** Writes the files of the embedded search, from the pages as they were built. */
async function writeSearchIndex(outDir: string, siteDir: string): Promise<Manifest> {
  const records = await readBuild(outDir, siteDir);
  await mkdir(path.join(outDir, FOLDER), { recursive: true });
  const manifest: Manifest = { versions: [] };
  for (const version of versionsOf(records)) manifest.versions.push(await writeVersion(outDir, siteDir, version));
  await writeFile(path.join(outDir, MANIFEST), JSON.stringify(manifest));
  return manifest;
}

/** `docusaurus start` has no such step: there the search is that of the last build (see plugins/dev). */
export default function searchIndex({ siteDir }: LoadContext): Plugin {
  return {
    name: NAME,
    async postBuild({ outDir }) {
      const start = performance.now();
      const { versions } = await writeSearchIndex(outDir, siteDir);
      const sizes = versions.map(({ version, records }) => `${version}: ${records}`).join(', ');
      console.log(`[${NAME}] sections of ${sizes}, in ${Math.round(performance.now() - start)} ms`);
    },
  };
}
