/** Px of a text in the letters of diagrams. */
export type Measure = (text: string) => number;

const BREAK = '<br/>';

/** A word that is longer than a line is broken where its parts meet: 'PublicMutable', 'assert_is_owner', 'x(y)'. */
const parts = (word: string): string[] => word.split(/(?<=[a-z])(?=[A-Z])|(?<=[_(/,.-])(?=\w)/);

function fill(label: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of label.trim().split(/\s+/))
    (measure(word) > width ? parts(word) : [word]).forEach((part, index) => {
      const longer = `${lines.at(-1)}${index ? '' : ' '}${part}`;
      if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(part);
    });
  return lines;
}

/** Breaks a label between words, into as few lines as the width allows, all about as long. */
export function wrap(label: string, width: number, measure: Measure): string {
  const least = fill(label, width, measure);
  const longest = (lines: string[]) => Math.max(...lines.map(measure));
  const narrower = Array.from({ length: 20 }, (_, step) => fill(label, (width * (20 - step)) / 20, measure));
  const even = narrower.filter((lines) => lines.length === least.length);
  return even.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), least).join(BREAK);
}

type Wrap = (label: string, times?: number) => string;

const wrapFlow = (line: string, label: Wrap): string =>
  line
    .replace(/([[{]"?)([^[\]{}"]+)("?[\]}])/g, (_, open, text, close) => open + label(text) + close)
    .replace(/(\|"?)([^|"]+)("?\|)/g, (_, open, text, close) => open + label(text) + close)
    .replace(/((?:--|-\.) "?)([^"|>]+?)("? (?:-->|\.->|\.-))/g, (_, open, text, close) => open + label(text) + close);

/** A message may be as long as the way that it goes. */
function wrapSequence(line: string, label: Wrap, actors: string[]): string {
  const between = (a: string, b: string) => Math.max(1, Math.abs(actors.indexOf(a) - actors.indexOf(b)));
  return line
    .replace(/^(\s*participant \S+ as )(.+)$/, (_, start, text) => start + label(text))
    .replace(/^(\s*(\w+)--?>>(\w+): )(.+)$/, (_, start, a, b, text) => start + label(text, between(a, b)))
    .replace(
      /^(\s*Note over (\w+),?(\w+)?: )(.+)$/,
      (_, start, a, b, text) => start + label(text, b ? between(a, b) : 1),
    );
}

const wrapState = (line: string, label: Wrap): string =>
  line.replace(/^(.+ --> .+?: )(.+)$/, (_, start, text) => start + label(text));

/** The same diagram with its labels broken into lines of at most this width. */
export function wrapLabels(source: string, width: number, measure: Measure): string {
  const label: Wrap = (text, times = 1) => wrap(text, width * times, measure);
  const actors = [...source.matchAll(/^\s*participant (\S+)/gm)].map((match) => match[1]!);
  const kind = /^\s*(\w+)/.exec(source)?.[1];
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*acc(Title|Descr):/.test(line)) return line;
      if (kind === 'sequenceDiagram') return wrapSequence(line, label, actors);
      if (kind === 'stateDiagram') return wrapState(line, label);
      return kind === 'flowchart' || kind === 'graph' ? wrapFlow(line, label) : line;
    })
    .join('\n');
}
