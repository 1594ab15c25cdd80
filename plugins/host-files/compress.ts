import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { listFiles } from '../../core/files';
import { TAB_FOLDER } from '../../core/tab';
import { forgetOthers } from '../../markdown/cache';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|xml|atom|txt|md|map|webmanifest|wasm|ico)$/;
/** Below this a compressed copy saves no network packet. */
const MIN_BYTES = 512;

/** What every reader fetches: the first load, and the app with the list of pages. */
const FETCHED_BY_ALL = /assets\/(boot|css)\/|assets\/js\/(main|runtime|react|search)/;
/** What a search asks first. Quality 11 takes longer, and its copy is not smaller. */
const ASKED_BY_SEARCH = /search-head-|assets\/search\/(?!.*-text-)/;

/**
 * A server sends 14,600 bytes at once, 1,600 of them headers, and then waits for the reader. A page that is a little
 * larger is made again with quality 10, which takes a tenth off; one that is larger still takes two steps in any case.
 */
const TOO_LARGE = { from: 12.4 * 1024, to: 14 * 1024 };

interface Effort {
  quality: number;
  /** A copy whose weight lies between these is made again with quality 10. */
  again?: { from: number; to: number };
}

/**
 * Brotli 11 costs twenty times as much as 8 for a tenth of the size: worth it for what everybody fetches. Pages and
 * their content are many and most are small; diagrams and text files are fetched by few and would dominate the build.
 */
function effortFor(file: string, shared: ReadonlySet<string>): Effort {
  if (FETCHED_BY_ALL.test(file)) return { quality: 11 };
  if (ASKED_BY_SEARCH.test(file) || shared.has(file)) return { quality: 10 };
  if (file.endsWith('.html')) return { quality: 6, again: TOO_LARGE };
  return { quality: file.endsWith('.js') ? 8 : 5 };
}

const SCRIPT = /assets\/js\/[\w.~-]+\.js/g;

/** The scripts that several pages name. Most are the content of one. */
function sharedScripts(outDir: string, files: readonly string[]): Set<string> {
  const [named, shared] = [new Set<string>(), new Set<string>()];
  for (const file of files.filter((name) => name.endsWith('.html')))
    for (const script of new Set(fs.readFileSync(path.join(outDir, file), 'utf8').match(SCRIPT)))
      (named.has(script) ? shared : named).add(script);
  return shared;
}

/** Writes `.br` beside each text file. Copies of an earlier build are taken from `cacheDir`. */
export class Precompressor {
  private readonly done = new Map<string, number>();
  private readonly used = new Set<string>();
  /** Known from the pages of the first run: these are written before. */
  private shared?: ReadonlySet<string>;

  constructor(
    private readonly outDir: string,
    private readonly cacheDir: string,
  ) {
    fs.mkdirSync(cacheDir, { recursive: true });
  }

  /** Whether a file was not there, or not the same, the last time. */
  private isNew(file: string): boolean {
    const { mtimeMs } = fs.statSync(path.join(this.outDir, file));
    if (this.done.get(file) === mtimeMs) return false;
    this.done.set(file, mtimeMs);
    return true;
  }

  /** Compresses what was not there, or not the same, the last time. The network for the tab has copies of its own. */
  async run(files: readonly string[]): Promise<void> {
    const wanted = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith(`${TAB_FOLDER}/`));
    const isNew = wanted.filter((file) => this.isNew(file));
    this.shared ??= sharedScripts(this.outDir, isNew);
    const tasks = isNew
      .map((file) => ({ file: path.join(this.outDir, file), ...effortFor(file, this.shared!) }))
      // The slowest first, so that none is left alone at the end.
      .sort((a, b) => b.quality - a.quality);
    if (tasks.length === 0) return;
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const workerData = { tasks, taken, cacheDir: this.cacheDir, minBytes: MIN_BYTES };
    const work = () =>
      new Promise<string[]>((resolve, reject) => {
        const worker = new Worker(path.join(__dirname, 'compressWorker.mjs'), { workerData });
        worker.on('message', resolve).on('error', reject);
      });
    const names = await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work));
    for (const name of names.flat()) this.used.add(name);
  }

  /** Lets go of the copies that this build did not use. */
  forgetOthers(): void {
    forgetOthers(this.cacheDir, this.used);
  }
}

/** Takes all copies out of a build. */
export function withdrawCopies(outDir: string): void {
  for (const copy of listFiles(outDir, (name) => name.endsWith('.br'))) fs.rmSync(path.join(outDir, copy));
}
