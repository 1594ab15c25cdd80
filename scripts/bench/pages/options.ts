import { parseArgs } from 'node:util';

const PARTS = ['bytes', 'lighthouse', 'interaction', 'navigation', 'build', 'growth'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: ReadonlySet<Part>;
  /** Lighthouse runs of each page. */
  runs: number;
  /** Cold and warm builds of each site. */
  rounds: number;
  /** How many documentation pages the site grows to; the target compares the last size with the first. */
  sizes: readonly number[];
  /** Empties the scratch folder first. */
  fresh: boolean;
}

function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number from 1, not '${value}'.`);
  return number;
}

function parts(names: readonly string[]): ReadonlySet<Part> {
  const unknown = names.filter((name) => !PARTS.includes(name as Part));
  if (unknown.length) throw new Error(`--only knows ${PARTS.join(', ')}; not '${unknown.join("', '")}'.`);
  return new Set((names.length ? names : PARTS) as readonly Part[]);
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '1' },
      sizes: { type: 'string', default: '256,1000,3000' },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    parts: parts(values.only.flatMap((names) => names.split(','))),
    runs: count('runs', values.runs),
    rounds: count('rounds', values.rounds),
    sizes: values.sizes.split(',').map((size) => count('sizes', size)),
    fresh: values.fresh,
  };
}
