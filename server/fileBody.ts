import { open, readFile, type FileHandle } from 'node:fs/promises';
import type { Copy } from './siteFiles';

const CHUNK = 64 * 1024;
const MAX_KEPT = 32 * 1024 * 1024;

const changed = () => new Error('a file of the build has changed since the start: restart the server');

/** Small files by age. Most pages and scripts are small and asked for again and again. */
const kept = new Map<Copy, Buffer>();
let keptBytes = 0;

async function readSmall(copy: Copy): Promise<Buffer> {
  const bytes = await readFile(copy.disk);
  if (bytes.length !== copy.size) throw changed();
  if (kept.has(copy)) return bytes;
  kept.set(copy, bytes);
  keptBytes += bytes.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= MAX_KEPT) break;
    kept.delete(oldest);
    keptBytes -= length;
  }
  return bytes;
}

async function readChunk(file: FileHandle, left: number): Promise<Uint8Array> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(CHUNK, left)));
  if (bytesRead === 0) throw changed();
  return buffer.subarray(0, bytesRead);
}

/** Reads on only when the reader has taken what was read: a reader who takes nothing costs one chunk. */
function stream({ disk, size }: Copy): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let left = size;
  return new ReadableStream(
    {
      async pull(controller) {
        file ??= await open(disk);
        try {
          const chunk = await readChunk(file, left);
          left -= chunk.length;
          controller.enqueue(chunk);
        } catch (error) {
          await file.close();
          throw error;
        }
        if (left > 0) return;
        await file.close();
        controller.close();
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  );
}

export async function openBody(copy: Copy): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const bytes = copy.bytes ?? kept.get(copy);
  if (bytes) return bytes as Uint8Array<ArrayBuffer>;
  return copy.size > CHUNK ? stream(copy) : ((await readSmall(copy)) as Uint8Array<ArrayBuffer>);
}
