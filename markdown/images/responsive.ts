import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What the site's pictures are made with. */
export const IMAGE_OPTIONS = { quality: 70, max: 1030, min: 640, steps: 2 } as const;

export interface Picture {
  srcSet: string;
  src: string;
  width: number;
  height: number;
}

/** The widths made of a picture: `steps` evenly spaced ones from `min` to `max`, never above its own. */
export function widths(
  own: number,
  { max, min, steps } = IMAGE_OPTIONS as { max: number; min: number; steps: number },
): number[] {
  const wanted = Array.from({ length: steps }, (_, i) => Math.round(min + ((max - min) * i) / Math.max(1, steps - 1)));
  return [...new Set(wanted.map((w) => Math.min(w, own)))];
}

/** Writes the WebP files of one picture to `outDir` and says how to refer to them. */
export async function responsive(file: string, outDir: string, publicPath: string): Promise<Picture> {
  // Most builds make no picture.
  const { default: sharp } = await import('sharp');
  const bytes = fs.readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = path.basename(file).replace(/\.\w+$/, '');
  const { width: own = 0, height = 0 } = await sharp(bytes).metadata();
  fs.mkdirSync(outDir, { recursive: true });
  const made: { url: string; width: number }[] = [];
  for (const width of widths(own)) {
    const out = `${name}-${hash}-${width}.webp`;
    if (!fs.existsSync(path.join(outDir, out)))
      await sharp(bytes).resize({ width }).webp({ quality: IMAGE_OPTIONS.quality }).toFile(path.join(outDir, out));
    made.push({ url: `${publicPath}/${out}`, width });
  }
  const largest = made.at(-1)!;
  return {
    srcSet: made.map((m) => `${m.url} ${m.width}w`).join(', '),
    src: largest.url,
    width: largest.width,
    height: Math.round((height * largest.width) / own),
  };
}
