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

export interface Placed {
  x: number;
  mask: Mask;
}

/** The edges of letters have some shades: fewer colours, fewer bytes. */
export const SHADES = 6;

/** Without what is empty around it. */
function trimmed({ left, top, width, height, shades }: Mask): Mask {
  let [x, y, right, bottom] = [width, height, 0, 0];
  shades.forEach((shade, i) => {
    if (shade === 0) return;
    const [px, py] = [i % width, Math.floor(i / width)];
    [x, y, right, bottom] = [Math.min(x, px), Math.min(y, py), Math.max(right, px + 1), Math.max(bottom, py + 1)];
  });
  const size = { width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
  const inner = new Uint8Array(size.width * size.height);
  for (let row = 0; row < size.height; row += 1)
    inner.set(shades.subarray((y + row) * width + x, (y + row) * width + right), row * size.width);
  return { left: left + x, top: top + y, ...size, shades: inner };
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

  /** Word by word, since most are in many titles: over a space no letters come closer. */
  private layout(text: string): GlyphRun[] {
    return text.split(/(?<= )/).map((word) => {
      const run = this.laidOut.get(word) ?? this.font.layout(word);
      this.laidOut.set(word, run);
      return run;
    });
  }

  /** At most: pairs of letters that stand closer are not looked for. */
  width(text: string, size: number): number {
    let units = 0;
    for (const char of text) units += this.font.glyphForCodePoint(char.codePointAt(0)!).advanceWidth;
    return (units * size) / this.font.unitsPerEm;
  }

  /** A text that stands from x = 0. Its glyphs must have been drawn. */
  line(text: string, size: number): Placed[] {
    const scale = size / this.font.unitsPerEm;
    let pen = 0;
    return this.layout(text).flatMap(({ glyphs, positions }) =>
      glyphs.map((glyph, i) => {
        const x = Math.round((pen + positions[i]!.xOffset) * scale);
        pen += positions[i]!.xAdvance;
        return { x, mask: this.masks.get(`${glyph.id} ${size}`)! };
      }),
    );
  }

  /** Draws all glyphs of some texts in a size, on one sheet. */
  async draw(texts: string[], size: number): Promise<void> {
    const glyphs = new Map<number, Glyph>();
    for (const text of new Set(texts))
      for (const run of this.layout(text)) for (const glyph of run.glyphs) glyphs.set(glyph.id, glyph);
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
