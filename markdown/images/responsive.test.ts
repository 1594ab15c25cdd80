import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_OPTIONS, responsive, widths } from './responsive';

test('[IMG-1] quality 70, two steps from 640 to 1030, never larger than the picture', () => {
  expect(IMAGE_OPTIONS).toEqual({ quality: 70, max: 1030, min: 640, steps: 2 });
  expect(widths(4000)).toEqual([640, 1030]);
  expect(widths(800)).toEqual([640, 800]);
  expect(widths(300)).toEqual([300]);
});

test('[IMG-1] a picture becomes files of those widths, with its size', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const file = path.join(dir, 'big.png');
  await sharp({ create: { width: 2060, height: 1000, channels: 3, background: '#0a6553' } })
    .png()
    .toFile(file);
  const picture = await responsive(file, path.join(dir, 'out'), '/assets/images');
  expect(picture).toMatchObject({ width: 1030, height: 500 });
  expect(picture.srcSet).toMatch(/big-[0-9a-f]{8}-640\.webp 640w, .*big-[0-9a-f]{8}-1030\.webp 1030w$/);
  const made = fs.readdirSync(path.join(dir, 'out'));
  const sizes = await Promise.all(
    made.map(async (name) => (await sharp(path.join(dir, 'out', name)).metadata()).width),
  );
  expect(sizes.sort()).toEqual([1030, 640]);
});
