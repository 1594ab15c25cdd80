import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compressedCopies } from '../../core/compress';
import { TAB_FOLDER } from '../../core/tab';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|xml|txt|md|map|webmanifest|wasm|ico)$/;
/** Below this a compressed copy saves no network packet. */
const MIN_BYTES = 512;

/** What every reader fetches: the first load and the app. */
const FETCHED_BY_ALL = /assets\/(boot|css)\/|assets\/js\/(main|runtime)/;
const SEARCH_INDEX = /search-head-|assets\/search\/(?!.*-text-)/;

/**
 * Brotli 11 costs ten times as much as 9 for about 5 % of the size: worth it for what everybody fetches. Pages are
 * many and small; each page's own code, diagrams and text files are fetched by few and would dominate the build.
 */
function brotliQuality(file: string): number {
  if (FETCHED_BY_ALL.test(file) || SEARCH_INDEX.test(file)) return 11;
  return file.endsWith('.html') ? 8 : 5;
}

async function compressFile(file: string, size: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file) };
  const copies = Object.entries(await compressedCopies(await readFile(file), params));
  await Promise.all(
    copies.map(([ending, copy]) => (copy.length < size ? writeFile(`${file}.${ending}`, copy) : undefined)),
  );
}

/** Writes `.br` and `.gz` beside each text file. */
export class Precompressor {
  private readonly done = new Map<string, number>();

  constructor(private readonly outDir: string) {}

  private async compress(name: string): Promise<void> {
    const file = path.join(this.outDir, name);
    const { size, mtimeMs } = await stat(file);
    if (size < MIN_BYTES || this.done.get(name) === mtimeMs) return;
    this.done.set(name, mtimeMs);
    await compressFile(file, size);
  }

  /**
   * Compresses what was not there, or not the same, the last time. As many at once as zlib has threads. The network
   * for the tab comes with copies of its own.
   */
  async run(files: readonly string[]): Promise<void> {
    // The slowest first, so that none is left alone at the end.
    const wanted = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith(`${TAB_FOLDER}/`));
    const queue = wanted.sort((a, b) => brotliQuality(a) - brotliQuality(b));
    const worker = async () => {
      for (let file = queue.pop(); file; file = queue.pop()) await this.compress(file);
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  }
}
