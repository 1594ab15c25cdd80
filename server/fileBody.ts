import { open, readFile, stat } from 'node:fs/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
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

/** Rejects when the file is not what it was when the build was read. */
export async function openBody(copy: Copy): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const { disk, size } = copy;
  const bytes = size > CHUNK ? undefined : ((await readFile(disk)) as Uint8Array<ArrayBuffer>);
  if ((bytes?.length ?? (await stat(disk)).size) !== size) throw changed();
  return bytes ?? (WebStream.from(chunks(copy)) as ReadableStream<Uint8Array>);
}
