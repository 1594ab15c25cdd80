import { openSync, type Font, type Glyph, type GlyphRun } from 'fontkit';
import sharp from 'sharp';

/** How much a glyph covers of each pixel, in so many shades, and where it stands from the pen. */
interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  shades: Uint8Array;
}

interface Placed {
  x: number;
  mask: Mask;
}

export interface Line {
  width: number;
  glyphs: Placed[];
}

/** The edges of letters have some shades: fewer colours, fewer bytes. */
export const SHADES = 6;

/** Without what is empty around it. */
function trimmed({ left, top, width, height, shades }: Mask): Mask {
  const at = [...shades.keys()].filter((i) => shades[i]! > 0);
  const [xs, ys] = [at.map((i) => i % width), at.map((i) => Math.floor(i / width))];
  const ends = (all: number[], most: number) =>
    all.reduce(([from, to], n) => [Math.min(from!, n), Math.max(to!, n + 1)], [most, 0]) as [number, number];
  const [[x, right], [y, bottom]] = [ends(xs, width), ends(ys, height)];
  const rows = Array.from({ length: Math.max(0, bottom - y) }, (_, i) => [
    ...shades.subarray((y + i) * width + x, (y + i) * width + right),
  ]);
  const inner = Uint8Array.from(rows.flat());
  return { left: left + x, top: top + y, width: Math.max(0, right - x), height: rows.length, shades: inner };
}

/**
 * Text in the font of the site. Each glyph is drawn once in each size: to draw every card as a whole takes ten times as
 * long, and there are as many as pages.
 */
export class Type {
  private readonly font: Font;
  private readonly masks = new Map<string, Mask>();
  private readonly laidOut = new Map<string, GlyphRun>();

  constructor(file: string) {
    this.font = openSync(file) as Font;
  }

  has = (char: string): boolean => this.font.hasGlyphForCodePoint(char.codePointAt(0)!);

  /** The same in each size, and asked for several times: titles are tried in each, and then drawn. */
  private layout(text: string): GlyphRun {
    const run = this.laidOut.get(text) ?? this.font.layout(text);
    this.laidOut.set(text, run);
    return run;
  }

  width(text: string, size: number): number {
    return (this.layout(text).advanceWidth * size) / this.font.unitsPerEm;
  }

  /** A text that stands from x = 0. Its glyphs must have been drawn. */
  line(text: string, size: number): Line {
    const { glyphs, positions, advanceWidth } = this.layout(text);
    const scale = size / this.font.unitsPerEm;
    let pen = 0;
    const placed = glyphs.map((glyph, i) => {
      const x = Math.round((pen + positions[i]!.xOffset) * scale);
      pen += positions[i]!.xAdvance;
      return { x, mask: this.masks.get(`${glyph.id} ${size}`)! };
    });
    return { width: advanceWidth * scale, glyphs: placed };
  }

  /** Draws all glyphs of some texts in a size, on one sheet. */
  async draw(texts: string[], size: number): Promise<void> {
    const glyphs = new Map<number, Glyph>();
    for (const text of new Set(texts)) for (const glyph of this.layout(text).glyphs) glyphs.set(glyph.id, glyph);
    const cell = size * 2;
    const scale = size / this.font.unitsPerEm;
    const [left, base] = [Math.round(size / 2), Math.round(size * 1.4)];
    const all = [...glyphs.values()];
    if (all.length === 0) return;
    const paths = all.map(
      (glyph, i) =>
        `<path transform="translate(${left} ${i * cell + base}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${cell * all.length}">${paths.join('')}</svg>`;
    const alpha = await sharp(Buffer.from(svg), { unlimited: true }).extractChannel('alpha').raw().toBuffer();
    all.forEach((glyph, i) => {
      const cut = alpha.subarray(i * cell * cell, (i + 1) * cell * cell);
      const mask = {
        left: -left,
        top: -base,
        width: cell,
        height: cell,
        shades: cut.map((each) => Math.round((each / 255) * SHADES)),
      };
      this.masks.set(`${glyph.id} ${size}`, trimmed(mask));
    });
  }
}
