import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from '../../core/files';
import type { TabFile, TabManifest } from '../../core/tab';
import { STABLE } from '../../core/versions';
import { bundleWorker } from './bundle';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** A window of 16 MB finds what the functions of a contract share. A higher quality takes ten times as long for 6 %. */
const QUALITY = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 };
const MANIFEST = 'manifest.json';

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Of everything that decides what is built. */
function keyOf(root: string): string {
  const sources = ['network', 'core'].flatMap((folder) =>
    listFiles(path.join(root, folder), (name) => /(?<!\.test)\.ts$/.test(name)).map((name) => `${folder}/${name}`),
  );
  const locks = [`sdk/${STABLE.id}/package-lock.json`, 'package-lock.json'];
  return sha256(...[...sources, ...locks].map((file) => readFileSync(path.join(root, file))));
}

async function write(folder: string, name: string, bytes: Buffer): Promise<TabFile> {
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}-${sha256(bytes)}${ext}`;
  const params = { ...QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 6 })]);
  writeFileSync(path.join(folder, file), bytes);
  // After the file itself: the server takes an older copy for one of an earlier build.
  writeFileSync(path.join(folder, `${file}.br`), br);
  writeFileSync(path.join(folder, `${file}.gz`), gz);
  return { file, bytes: bytes.length, download: br.length };
}

async function make(root: string, folder: string, key: string): Promise<void> {
  const { script, files, modules } = await bundleWorker(path.join(root, 'sdk', STABLE.id), STABLE.sdk);
  mkdirSync(folder, { recursive: true });
  const made: Record<string, TabFile> = {};
  for (const [name, bytes] of files) made[name] = await write(folder, name, bytes);
  const worker = await write(folder, 'worker.js', script);
  const manifest: TabManifest = { key, sdk: STABLE.sdk, worker, files: made, modules };
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

export interface TabBuild {
  folder: string;
  manifest: TabManifest;
}

/** The network for the reader's tab, built unless it is there already. */
export async function buildTab(root: string): Promise<TabBuild> {
  const home = path.join(root, '.cache/tab');
  const key = keyOf(root);
  const folder = path.join(home, key);
  if (!existsSync(folder)) {
    // Another build may be at it too.
    const unfinished = path.join(home, `${key}.${process.pid}`);
    await make(root, unfinished, key);
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
    const old = readdirSync(home).filter((name) => !name.startsWith(key));
    for (const name of old) rmSync(path.join(home, name), { recursive: true, force: true });
  }
  return { folder, manifest: JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as TabManifest };
}

/** What goes into the site. */
export const tabFiles = ({ folder }: TabBuild): string[] => readdirSync(folder).filter((name) => name !== MANIFEST);
