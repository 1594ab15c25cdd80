/** How much a word counts, by where it stands, and how far long fields are held down (0 not at all, 1 fully). */
const FIELDS = {
  title: { weight: 9, b: 0.4 },
  heading: { weight: 7, b: 0.5 },
  above: { weight: 1.6, b: 0.2 },
  page: { weight: 1, b: 0 },
  slug: { weight: 2.5, b: 0.2 },
  description: { weight: 2.2, b: 0.4 },
  keywords: { weight: 1.5, b: 0.2 },
  // As much as a heading, however many a class has.
  members: { weight: 7, b: 0 },
  content: { weight: 1, b: 0.7 },
  code: { weight: 0.7, b: 0.7 },
} as const;
type Field = keyof typeof FIELDS;

/** The words of one section, by where they stand. */
export type Fields<Word> = Partial<Record<Field, Word[]>>;

/** Generated entries, hundreds on a page, are found by their names alone. */
export const isEntryPage = (page: string): boolean => /\/(reference\/errors|api)\//.test(page);

function averageLengths<Word>(all: readonly Fields<Word>[]): Record<string, number> {
  const average: Record<string, number> = {};
  for (const field of Object.keys(FIELDS) as Field[]) {
    const lengths = all.flatMap((fields) => fields[field]?.length || []);
    average[field] = lengths.reduce((sum, n) => sum + n, 0) / (lengths.length || 1);
  }
  return average;
}

function weightsOf<Word>(fields: Fields<Word>, average: Record<string, number>): Map<Word, number> {
  const weights = new Map<Word, number>();
  for (const [field, list] of Object.entries(fields) as [Field, Word[]][]) {
    const { weight, b } = FIELDS[field];
    const each = weight / (1 - b + (b * list.length) / (average[field] || 1));
    for (const word of list) weights.set(word, (weights.get(word) ?? 0) + each);
  }
  return weights;
}

/** By word: in which sections it stands, and how much it counts there. */
export function invert<Word>(all: readonly Fields<Word>[]): Map<Word, [section: number, weight: number][]> {
  const average = averageLengths(all);
  const postings = new Map<Word, [number, number][]>();
  all.forEach((fields, section) => {
    for (const [word, weight] of weightsOf(fields, average)) {
      const list = postings.get(word);
      if (list) list.push([section, weight]);
      else postings.set(word, [[section, weight]]);
    }
  });
  return postings;
}
