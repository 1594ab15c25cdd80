/** How much a word counts, by where it stands. A page is called by its title, a section by its heading. */
const WEIGHTS = { name: 7, page: 1, content: 1, code: 0.7 } as const;
/** How far long fields are held down: 0 not at all, 1 fully. */
const LENGTH = 0.5;
type Field = keyof typeof WEIGHTS;

/** The words of one section, by where they stand. */
export type Fields<Word> = Partial<Record<Field, Word[]>>;

/** Generated entries, hundreds on a page, are found by their names alone. */
export const isEntryPage = (page: string): boolean => /\/(reference\/errors|api)\//.test(page);

export const isGlossary = (page: string): boolean => /\/glossary$/.test(page);

function averageLengths<Word>(all: readonly Fields<Word>[]): Record<string, number> {
  const average: Record<string, number> = {};
  for (const field of Object.keys(WEIGHTS) as Field[]) {
    const lengths = all.flatMap((fields) => fields[field]?.length || []);
    average[field] = lengths.reduce((sum, n) => sum + n, 0) / (lengths.length || 1);
  }
  return average;
}

function weightsOf<Word>(fields: Fields<Word>, average: Record<string, number>): Map<Word, number> {
  const weights = new Map<Word, number>();
  for (const [field, list] of Object.entries(fields) as [Field, Word[]][]) {
    const each = WEIGHTS[field] / (1 - LENGTH + (LENGTH * list.length) / (average[field] || 1));
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
