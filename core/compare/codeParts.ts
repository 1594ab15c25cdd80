import type { CodePart } from './comparedSection';
import type { Run } from './runs';
import type { Line } from './readBlock';

/** Unchanged lines of code shown around a change. */
const CONTEXT = 2;

/** The unchanged lines of which those next to a change are shown. */
function context(items: Line[], olds: Line[], first: boolean, last: boolean): CodePart[] {
  const part = (from: number, to: number, hidden?: true): CodePart[] => {
    const lines = items.slice(from, to).map(({ text }) => text);
    const before = olds.slice(from, to).map(({ text }) => text);
    const differ = before.some((text, i) => text !== lines[i]);
    return lines.length > 0 ? [{ lines, ...(differ && { olds: before }), ...(hidden && { hidden }) }] : [];
  };
  const head = first ? 0 : CONTEXT;
  const tail = items.length - (last ? 0 : CONTEXT);
  return tail - head <= 1
    ? part(0, items.length)
    : [...part(0, head), ...part(head, tail, true), ...part(tail, items.length)];
}

export const partsOf = (runs: Run<Line>[]): CodePart[] =>
  runs.flatMap(({ change, items, olds }, i) =>
    change === 'same'
      ? context(items, olds!, i === 0, i === runs.length - 1)
      : [{ change, lines: items.map(({ text }) => text) }],
  );
