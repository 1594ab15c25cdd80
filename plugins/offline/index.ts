import fs from 'node:fs';
import path from 'node:path';
import { manifestPath, OFFLINE_PAGE, OFFLINE_WORKER, placeOf, type OfflineFile } from '../../core/offline';
import { TAB_FOLDER, type TabManifest } from '../../core/tab';
import { VERSIONS, type KnownVersion } from '../../core/versions';
import { readPages } from './builtPages';
import { manifestOf } from './manifest';
import { bundleWorker } from './worker';

/** The network in the tab of one version, as plugins/run-here wrote it down for the pages; some have none. */
function runNames(siteDir: string, { id }: KnownVersion): string[] {
  const file = path.join(siteDir, `.docusaurus/run-here/default/network-${id}.json`);
  if (!fs.existsSync(file)) return [];
  const { worker, files } = JSON.parse(fs.readFileSync(file, 'utf8')) as TabManifest;
  // All of it: which forms of the reset kernel a program needs is known when it runs.
  return [worker, ...Object.values(files)].map((entry) => `${TAB_FOLDER}/${entry.file}`);
}

const megabytes = (files: OfflineFile[], at: 2 | 3): string =>
  (files.reduce((sum, file) => sum + file[at], 0) / 1e6).toFixed(1);

/** Writes what readers can keep of each version, and the worker that shows it to them. Run it when all else is written. */
export async function writeOffline(outDir: string, siteDir: string, files: readonly string[]): Promise<void> {
  const start = performance.now();
  fs.writeFileSync(path.join(outDir, OFFLINE_WORKER), await bundleWorker(siteDir));
  fs.mkdirSync(path.join(outDir, OFFLINE_PAGE), { recursive: true });
  const pages = await readPages(outDir, siteDir, files);
  for (const version of VERSIONS as readonly KnownVersion[]) {
    const manifest = manifestOf(outDir, files, pages, version, runNames(siteDir, version));
    fs.writeFileSync(path.join(outDir, manifestPath(placeOf(version))), JSON.stringify(manifest));
    const { files: kept, run } = manifest;
    const also = run.length ? `, to run code ${megabytes(run, 2)} MB more` : '';
    const sizes = `${megabytes(kept, 2)} MB to fetch, ${megabytes(kept, 3)} MB to store${also}`;
    console.log(`[offline] ${version.label}: ${kept.length} files, ${sizes}`);
  }
  console.log(`[offline] lists of files in ${Math.round(performance.now() - start)} ms`);
}
