/** Where a drawing stands: how wide it may be drawn, and how wide the narrowest room is that it is shrunk to. */
export interface Place {
  width: number;
  narrowest: number;
  /** Px that its smallest letters have at least, as they are shown. */
  letters: number;
}

/**
 * A diagram is drawn for each of these. The column has its least room, 603 px, at 997 px; a phone of 390 px has 340 px,
 * one of 320 px has 270 px. `src/features/diagram/styles.css` has the paddings, `Pictures.tsx` the width where they change.
 */
export const PLACES = {
  column: { width: 600, narrowest: 600, letters: 12 },
  phone: { width: 340, narrowest: 270, letters: 11 },
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
export type Size = readonly [width: number, height: number];

export function sizeOf(svg: string): Size {
  const box = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 2000));
  return [Math.ceil(Number(box?.[1] ?? 600)), Math.ceil(Number(box?.[2] ?? 300))];
}

/** The smallest letters as they are shown where the room is narrowest. */
export function shownLetters(svg: string, { narrowest }: Place): number {
  const sizes = [...svg.matchAll(/font-size(?:="|:\s*)([\d.]+)/g)].map((match) => Number(match[1]));
  return Math.min(...sizes) * Math.min(1, narrowest / sizeOf(svg)[0]);
}

export const fits = (svg: string, place: Place): boolean =>
  sizeOf(svg)[0] <= place.width && shownLetters(svg, place) >= place.letters;
