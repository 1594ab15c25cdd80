import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { gzipBody, openBody } from './fileBody';

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

test('gzip is made once for all who ask for a file, in their order', async () => {
  const [one, other] = [file('one', 200_000), file('other', 1000)];
  const asked = [one, one, other].map(gzipBody);
  expect(asked[0]).toBe(asked[1]);
  const ended: number[] = [];
  await Promise.all(asked.map(async (each, i) => (await each, ended.push(i))));
  expect(ended.at(-1), 'after the larger file').toBe(2);
  expect(zlib.gunzipSync(await asked[0]!)).toHaveLength(200_000);
  truncateSync(one.disk, 10);
  expect(await gzipBody(one), 'not read again').toBe(await asked[0]);
});

test('a file that has changed before anybody asked for gzip is an error, and those after it are not', async () => {
  const [cut, whole] = [file('cut for gzip', 1000), file('whole', 1000)];
  truncateSync(cut.disk, 900);
  const asked = [gzipBody(cut), gzipBody(whole)];
  await expect(asked[0]).rejects.toThrow(/restart the server/);
  expect(zlib.gunzipSync((await asked[1])!)).toHaveLength(1000);
  writeFileSync(cut.disk, Buffer.alloc(1000, 'a'));
  expect(zlib.gunzipSync(await gzipBody(cut)), 'tried again').toHaveLength(1000);
});
