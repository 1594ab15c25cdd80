import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|xml|txt|md|map|webmanifest|wasm|ico)$/;
/** Below this a compressed copy saves no network packet. */
const MIN_BYTES = 512;
const LARGE_BYTES = 1024 * 1024;

/** What every reader fetches: the first load, the app, and the search index. */
const FETCHED_BY_ALL = /assets\/(boot|css|search)\/|assets\/js\/(main|runtime)|[\\/]search[\\/]/;

/**
 * Brotli 11 costs ten times as much as 9 for about 5 % of the size: worth it for what everybody fetches. Pages are
 * many and small; each page's own code, diagrams and text files are fetched by few and would dominate the build.
 */
function brotliQuality(file: string, bytes: number): number {
  if (FETCHED_BY_ALL.test(file)) return bytes > LARGE_BYTES ? 9 : 11;
  return file.endsWith('.html') ? 8 : 5;
}

async function compressFile(file: string): Promise<number> {
  const { size } = await stat(file);
  if (size < MIN_BYTES) return 0;
  const bytes = await readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, size),
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  const copies = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 6 })]);
  const written = copies.map((copy, index) =>
    copy.length < size ? writeFile(`${file}${index === 0 ? '.br' : '.gz'}`, copy) : undefined,
  );
  await Promise.all(written);
  return 1;
}

/** Writes `.br` and `.gz` beside each text file. As many at once as zlib has threads. */
export async function precompress(outDir: string, files: readonly string[]): Promise<number> {
  const queue = files.filter((file) => COMPRESSIBLE.test(file));
  let done = 0;
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) done += await compressFile(path.join(outDir, file));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return done;
}
