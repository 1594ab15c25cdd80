import type { MermaidConfig } from 'mermaid';
import { sizeOf, type Size } from '../../markdown/diagrams/places';
import { isSequence } from '../../markdown/diagrams/sequence';
import { wrapLabels, type Measure } from './labels';

/** One way to lay a diagram out. */
export interface Layout {
  source: string;
  config: MermaidConfig;
  /** What makes it less welcome than another one of its height, as a share of that height. */
  toll: number;
}

export const LETTERS = 14;
/** Px that a label's lines may have; the narrower, the more they break. */
const WIDTHS = [200, 140, 100, 70];
/** Px between boxes beside each other, between ranks, between participants, and in a box around its label. */
const SPACES = [
  { node: 36, rank: 44, actor: 24, padding: 10 },
  { node: 18, rank: 26, actor: 10, padding: 8 },
  { node: 10, rank: 20, actor: 4, padding: 5 },
];
type Space = (typeof SPACES)[number];

const direction = (source: string): string =>
  /^\s*(?:flowchart|graph) (\w+)/.exec(source)?.[1] ?? /^\s*direction (\w+)/m.exec(source)?.[1] ?? 'TB';

const TURNED: Record<string, string> = { LR: 'TB', RL: 'BT', TB: 'LR', TD: 'LR', BT: 'LR' };

/** The diagram with its ranks from left to right instead of from top to bottom, or the other way round. */
function turn(source: string): string {
  const turned = TURNED[direction(source)]!;
  if (/^\s*(flowchart|graph) /.test(source)) return source.replace(/^(\s*\w+) \w+/, `$1 ${turned}`);
  return source.replace(/^(\s*\S+)\n/, `$1\n  direction ${turned}\n`);
}

function graphs(source: string, { node, rank, padding }: Space, measure: Measure): Layout[] {
  const spacing = { nodeSpacing: node, rankSpacing: rank, padding, diagramPadding: 2 };
  const subGraphTitleMargin = { top: 4, bottom: 6 };
  return [source, turn(source)].flatMap((text, turned) =>
    WIDTHS.map((width, narrow) => ({
      source: wrapLabels(text, width, measure),
      toll: turned * 0.05 + narrow * 0.06,
      config: { flowchart: { ...spacing, subGraphTitleMargin }, state: spacing, class: spacing },
    })),
  );
}

function sequences(source: string, { actor, padding }: Space, measure: Measure): Layout[] {
  const names = (text: string) =>
    [...text.matchAll(/^\s*participant .+$/gm)].map(([line]) => line.split('<br/>').length);
  const margins = {
    boxMargin: 6,
    boxTextMargin: 3,
    noteMargin: 8,
    messageMargin: 26,
    diagramMarginX: 3,
    diagramMarginY: 3,
  };
  return WIDTHS.slice(0, -1).map((width, narrow) => {
    const wrapped = wrapLabels(source, width, measure);
    const height = 14 + 17 * Math.max(1, ...names(wrapped));
    const room = { actorMargin: actor, width: 50, height, wrapPadding: padding };
    return { source: wrapped, toll: narrow * 0.06, config: { sequence: { ...margins, ...room, mirrorActors: false } } };
  });
}

/** The ways to draw a diagram, from spacious to tight; of two that are the same, the one that costs less. */
export function layouts(source: string, measure: Measure): Layout[][] {
  const make = isSequence(source) ? sequences : graphs;
  return SPACES.map((space) => {
    const all = make(source, space, measure).reverse();
    return [...new Map(all.map((layout) => [layout.source, layout])).values()];
  });
}

export interface Drawn {
  layout: Layout;
  size: Size;
  /** How many of its labels lie on each other. */
  overlaps: number;
}

/** Of those that fit the lowest, as long as it does not pay too much for it. */
export function best(drawn: Drawn[], width: number): Drawn | undefined {
  const cost = ({ layout, size, overlaps }: Drawn) => Math.max(size[1], 160) * (1 + layout.toll + overlaps);
  return drawn.filter(({ size }) => size[0] <= width).sort((a, b) => cost(a) - cost(b))[0];
}

export const sized = (layout: Layout, svg: string): Drawn => ({
  layout,
  size: sizeOf(svg),
  overlaps: Number(/data-overlaps="(\d+)"/.exec(svg)?.[1]),
});
