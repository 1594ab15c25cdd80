import { SHADES } from './type';

/** As in src/css/tokens.css, light. */
const [PAPER, INK, GREY, GREEN, CLAY] = ['#f4f2ea', '#1b2220', '#49534f', '#0a6553', '#a8431c'];

function mix(from: string, to: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const shades = (colour: string): string[] =>
  Array.from({ length: SHADES }, (_, i) => mix(PAPER!, colour, (i + 1) / SHADES));
export const COLOURS = [PAPER!, ...shades(INK!), ...shades(GREY!), mix(PAPER!, GREEN!, 0.35), GREEN!, CLAY!];
export const [FROM_INK, FROM_GREY] = [1, 1 + SHADES];
export const SIGNS: Record<string, number> = {
  '.': 0,
  o: COLOURS.length - 3,
  '#': COLOURS.length - 2,
  x: COLOURS.length - 1,
};
