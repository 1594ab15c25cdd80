import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBody } from './fileBody';

const dir = mkdtempSync(path.join(tmpdir(), 'file-body-'));
afterAll(() => rmSync(dir, { recursive: true }));

function file(name: string, size: number) {
  const disk = path.join(dir, name);
  writeFileSync(disk, Buffer.alloc(size, 'a'));
  return { disk, size };
}

test('a small file is read at once', async () => {
  expect(await openBody(file('small', 1000))).toHaveLength(1000);
});

test('a large file is read a chunk at a time, as it is taken', async () => {
  const body = await openBody(file('large', 1_000_000));
  expect(body).toBeInstanceOf(ReadableStream);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    expect(part.value.length).toBeLessThanOrEqual(64 * 1024);
    size += part.value.length;
  }
  expect(size).toBe(1_000_000);
});

test('a file that has become shorter since the start is an error, not half a page', async () => {
  for (const size of [1000, 200_000]) {
    const copy = file('cut', size);
    truncateSync(copy.disk, 900);
    await expect(openBody(copy)).rejects.toThrow(/restart the server/);
  }
  const copy = file('cut later', 200_000);
  const reader = ((await openBody(copy)) as ReadableStream<Uint8Array>).getReader();
  truncateSync(copy.disk, 1000);
  await reader.read();
  await expect(reader.read()).rejects.toThrow(/restart the server/);
});
