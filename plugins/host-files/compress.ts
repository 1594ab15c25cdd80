import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compressedCopies } from '../../core/compress';
import { TAB_FOLDER } from '../../core/tab';
import { digest } from '../../markdown/kept';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|xml|txt|md|map|webmanifest|wasm|ico)$/;
/** Below this a compressed copy saves no network packet. */
const MIN_BYTES = 512;

/** What every reader fetches: the first load and the app. */
const FETCHED_BY_ALL = /assets\/(boot|css)\/|assets\/js\/(main|runtime|react|search)/;
const SEARCH_INDEX = /search-head-|assets\/search\/(?!.*-text-)/;

/**
 * Brotli 11 costs ten times as much as 9 for about 5 % of the size: worth it for what everybody fetches. Pages are
 * many and small; each page's own code, diagrams and text files are fetched by few and would dominate the build.
 */
function brotliQuality(file: string, often: readonly string[]): number {
  if (often.includes(file) || FETCHED_BY_ALL.test(file) || SEARCH_INDEX.test(file)) return 11;
  return file.endsWith('.html') ? 8 : 5;
}

const ENDINGS = ['br', 'gz'] as const;

/** A build that is stopped leaves no half of a copy under the name of a whole one. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Writes `.br` and `.gz` beside each text file. Copies of an earlier build are taken from `keptDir`. */
export class Precompressor {
  private readonly done = new Map<string, number>();
  private readonly used = new Set<string>();

  constructor(
    private readonly outDir: string,
    private readonly keptDir: string,
  ) {
    mkdirSync(keptDir, { recursive: true });
  }

  private async compressFile(file: string, size: number, quality: number): Promise<void> {
    const bytes = await readFile(file);
    const id = digest(String(quality), bytes);
    this.used.add(id);
    const known = ENDINGS.map((ending) => path.join(this.keptDir, `${id}.${ending}`));
    if (!known.every(existsSync)) {
      const copies = await compressedCopies(bytes, { [constants.BROTLI_PARAM_QUALITY]: quality });
      await Promise.all(ENDINGS.map((ending, i) => writeWhole(known[i]!, copies[ending])));
    }
    await Promise.all(
      ENDINGS.map(async (ending, i) => {
        if ((await stat(known[i]!)).size < size) await copyFile(known[i]!, `${file}.${ending}`);
      }),
    );
  }

  private async compress(name: string, quality: number): Promise<void> {
    const file = path.join(this.outDir, name);
    const { size, mtimeMs } = await stat(file);
    if (size < MIN_BYTES || this.done.get(name) === mtimeMs) return;
    this.done.set(name, mtimeMs);
    await this.compressFile(file, size, quality);
  }

  /**
   * Compresses what was not there, or not the same, the last time. As many at once as zlib has threads. The network
   * for the tab comes with copies of its own. `often` are others that many fetch.
   */
  async run(files: readonly string[], often: readonly string[] = []): Promise<void> {
    // The slowest first, so that none is left alone at the end.
    const wanted = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith(`${TAB_FOLDER}/`));
    const queue = wanted.map((file) => ({ file, quality: brotliQuality(file, often) }));
    queue.sort((a, b) => a.quality - b.quality);
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await this.compress(next.file, next.quality);
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  }

  /** Lets go of the copies that this build did not use. */
  async forgetOthers(): Promise<void> {
    const names = await readdir(this.keptDir);
    const unused = names.filter((name) => !this.used.has(path.parse(name).name));
    await Promise.all(unused.map((name) => rm(path.join(this.keptDir, name), { force: true })));
  }
}
