/**
 * Writes the compressed copies of files (compress.ts), on a thread of its own: zlib's way to work beside the main
 * thread costs several times what it saves for thousands of small files.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import zlib from 'node:zlib';

const { tasks, taken, cacheDir } = workerData;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const brotli = (bytes, quality) =>
  zlib.brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const COPIES = {
  br: (bytes, { quality, large = Infinity }) => {
    const copy = brotli(bytes, quality);
    return copy.length > large ? brotli(bytes, 10) : copy;
  },
  gz: (bytes) => zlib.gzipSync(bytes, { level: 4 }),
};

/** As a second name, where the disk has such. */
function link(file, second) {
  try {
    fs.linkSync(file, second);
  } catch {
    fs.copyFileSync(file, second);
  }
}

/** A build that is stopped leaves no half of a copy under the name of a whole one. */
function keep(copy, cached) {
  const part = `${cached}.${randomUUID()}`;
  link(copy, part);
  fs.renameSync(part, cached);
}

/** A copy as an earlier build made it. Hosts take one that is older than its file for that of an earlier file. */
function place(cached, copy) {
  const now = new Date();
  fs.utimesSync(cached, now, now);
  link(cached, copy);
}

/** Gives the names of the cached copies; they are empty where a copy is no smaller. */
function compress({ file, ...effort }, minBytes) {
  const bytes = fs.readFileSync(file);
  if (bytes.length < minBytes) return [];
  const id = createHash('sha256')
    .update(`${JSON.stringify(effort)}\0`)
    .update(bytes)
    .digest('base64url');
  return Object.entries(COPIES).map(([ending, make]) => {
    const [name, copy] = [`${id}.${ending}`, `${file}.${ending}`];
    const cached = path.join(cacheDir, name);
    const known = fs.statSync(cached, { throwIfNoEntry: false });
    // Never written over: it may be another name of a cached one.
    fs.rmSync(copy, { force: true });
    if (known?.size) place(cached, copy);
    if (known) return name;
    const made = make(bytes, effort);
    if (made.length < bytes.length) {
      fs.writeFileSync(copy, made);
      keep(copy, cached);
    } else fs.writeFileSync(cached, '');
    return name;
  });
}

const next = () => tasks[Atomics.add(taken, 0, 1)];
const used = [];
for (let task = next(); task; task = next()) used.push(...compress(task, workerData.minBytes));
parentPort.postMessage(used);
