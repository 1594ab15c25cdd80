import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from '../../core/files';
import type { TabFile, TabManifest, TypesFiles } from '../../core/tab';
import type { Version } from '../../core/versions';
import { bundleWorker } from './bundle';
import { bundleChecker } from './checker/bundle';
import { declarationsOf } from './declarations/declarations';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
/** A window of 16 MB finds what the functions of a contract share. A higher quality takes ten times as long for 6 %. */
const QUALITY = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 };
const MANIFEST = 'manifest.json';

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Of everything that decides what is built. */
function keyOf(root: string, { id }: Version): string {
  const sources = ['network', 'core'].flatMap((folder) =>
    listFiles(path.join(root, folder), (name) => /(?<!\.test)\.ts$/.test(name)).map((name) => `${folder}/${name}`),
  );
  const locks = [`sdk/${id}/package-lock.json`, 'package-lock.json'];
  return sha256(...[...sources, ...locks].map((file) => readFileSync(path.join(root, file))));
}

async function write(folder: string, name: string, bytes: Buffer): Promise<TabFile> {
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}-${sha256(bytes)}${ext}`;
  const params = { ...QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const br = await brotli(bytes, { params });
  writeFileSync(path.join(folder, file), bytes);
  // After the file itself: the server takes an older copy for one of an earlier build.
  writeFileSync(path.join(folder, `${file}.br`), br);
  return { file, bytes: bytes.length, download: br.length };
}

/** `1.0.0-beta.11`, without the commit. */
function noirOf(sdk: string): string {
  const file = path.join(sdk, 'node_modules/@aztec/noir-contracts.js/artifacts/token_contract-Token.json');
  const { noir_version } = JSON.parse(readFileSync(file, 'utf8')) as { noir_version: string };
  return noir_version.split('+')[0]!;
}

async function make(root: string, { id, sdk }: Version, folder: string, key: string): Promise<void> {
  const packages = path.join(root, 'sdk', id);
  const { script, files, modules } = await bundleWorker(packages, sdk);
  mkdirSync(folder, { recursive: true });
  const made: Record<string, TabFile> = {};
  for (const [name, bytes] of files) made[name] = await write(folder, name, bytes);
  const worker = await write(folder, 'worker.js', script);
  const types: TypesFiles = {
    worker: await write(folder, 'checker.js', await bundleChecker()),
    declarations: await write(
      folder,
      'declarations.json',
      Buffer.from(JSON.stringify(declarationsOf(packages, modules))),
    ),
  };
  const noir = noirOf(packages);
  const manifest: TabManifest = { key, sdk, noir, worker, files: made, modules, types };
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

export interface TabBuild {
  folder: string;
  manifest: TabManifest;
}

/** The network for the reader's tab, built unless it is there already. */
export async function buildTab(root: string, version: Version): Promise<TabBuild> {
  const home = path.join(root, '.cache/tab', version.id);
  const key = keyOf(root, version);
  const folder = path.join(home, key);
  if (!existsSync(folder)) {
    // Another build may be at it too.
    const unfinished = path.join(home, `${key}.${process.pid}`);
    await make(root, version, unfinished, key);
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
    const old = readdirSync(home).filter((name) => !name.startsWith(key));
    for (const name of old) rmSync(path.join(home, name), { recursive: true, force: true });
  }
  return { folder, manifest: JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as TabManifest };
}

/** What goes into the site. */
export const tabFiles = ({ folder }: TabBuild): string[] => readdirSync(folder).filter((name) => name !== MANIFEST);
