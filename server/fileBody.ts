import { open, readFile, stat } from 'node:fs/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Copy } from './siteFile';

const CHUNK = 64 * 1024;

const changed = () => new Error('a file of the build has changed since the start: restart the server');

/** Reads on only when the reader has taken what was read: a reader who takes nothing costs one chunk. */
async function* chunks({ disk, size }: Copy): AsyncGenerator<Uint8Array> {
  const file = await open(disk);
  try {
    for (let left = size; left > 0;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(CHUNK, left)));
      if (bytesRead === 0) throw changed();
      left -= bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function readWhole({ disk, size }: Copy): Promise<Bytes> {
  const bytes = await readFile(disk);
  if (bytes.length !== size) throw changed();
  return bytes as Bytes;
}

/** Rejects when the file is not what it was when the build was read. */
export async function openBody(copy: Copy): Promise<Bytes | ReadableStream<Uint8Array>> {
  if (copy.size <= CHUNK) return readWhole(copy);
  if ((await stat(copy.disk)).size !== copy.size) throw changed();
  return WebStream.from(chunks(copy)) as ReadableStream<Uint8Array>;
}

const gzip = promisify<Bytes, zlib.ZlibOptions, Buffer>(zlib.gzip);
const gzipped = new WeakMap<Copy, Promise<Bytes>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A file for the few who take no Brotli. Made when the first of them asks, one after the other, and kept: whoever asks
 * for all files keeps one thread busy for some seconds, once.
 */
export function gzipBody(file: Copy): Promise<Bytes> {
  const known = gzipped.get(file);
  if (known) return known;
  const made = last.then(async () => (await gzip(await readWhole(file), { level: 4 })) as Bytes);
  gzipped.set(file, made);
  last = made.catch(() => gzipped.delete(file));
  return made;
}
