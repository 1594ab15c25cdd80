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

function copyOf(bytes, { quality, again }) {
  const copy = brotli(bytes, quality);
  return again && copy.length > again.from && copy.length < again.to ? brotli(bytes, 10) : copy;
}

/** A build that is stopped leaves no half of a copy under the name of a whole one. */
function writeWhole(file, bytes) {
  const part = `${file}.${randomUUID()}`;
  fs.writeFileSync(part, bytes);
  fs.renameSync(part, file);
}

/** Gives its size. Of today in any case: hosts take a copy that is older than its file for that of an earlier file. */
function keep(cached, make) {
  const known = fs.statSync(cached, { throwIfNoEntry: false });
  if (known) {
    const now = new Date();
    fs.utimesSync(cached, now, now);
    return known.size;
  }
  const copy = make();
  writeWhole(cached, copy);
  return copy.length;
}

/** As a second name of the cached file, where the disk has such. */
function place(cached, copy) {
  try {
    fs.rmSync(copy, { force: true });
    fs.linkSync(cached, copy);
  } catch {
    fs.copyFileSync(cached, copy);
  }
}

/** Gives the name of the cached copy. */
function compress({ file, ...effort }, minBytes) {
  const bytes = fs.readFileSync(file);
  if (bytes.length < minBytes) return [];
  const id = createHash('sha256')
    .update(`${JSON.stringify(effort)}\0`)
    .update(bytes)
    .digest('base64url');
  const name = `${id}.br`;
  const cached = path.join(cacheDir, name);
  if (keep(cached, () => copyOf(bytes, effort)) < bytes.length) place(cached, `${file}.br`);
  return [name];
}

const next = () => tasks[Atomics.add(taken, 0, 1)];
const used = [];
for (let task = next(); task; task = next()) used.push(...compress(task, workerData.minBytes));
parentPort.postMessage(used);
