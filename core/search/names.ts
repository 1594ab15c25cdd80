/** What a section is called: its heading, or a question that it answers. */
export interface Name {
  kind: 'heading' | 'asked';
  section: number;
  /** Numbers of its words; a compound is its parts. */
  words: number[];
  /** Compounds: the number of the whole, and which of the words it is. */
  whole: [word: number, from: number, to: number][];
}

/** From words as the tokenizer gives them: the parts, then the whole that they are. */
export function nameOf(
  kind: Name['kind'],
  section: number,
  numbers: readonly number[],
  spelled: (word: number) => string,
): Name {
  const name: Name = { kind, section, words: [], whole: [] };
  for (const number of numbers) {
    const written = spelled(number);
    let joined = '';
    let from = name.words.length;
    while (joined.length < written.length && from > 0) joined = spelled(name.words[--from]!) + joined;
    if (joined === written && name.words.length - from > 1) name.whole.push([number, from, name.words.length]);
    else name.words.push(number);
  }
  return name;
}

/** What was asked for, by the words of the vocabulary that stand for it. */
export interface Wanted {
  words: Map<number, Match>;
  /** Of each concept. */
  rarity: number[];
  total: number;
}

interface Match {
  concept: number;
  fit: number;
}

export interface Fit {
  /** Which share of the query is in the name, by rarity. */
  recall: number;
  /** Both ways: a short name that is all asked for is better than a long one. */
  both: number;
}

/** How much of a name has to be asked for; the rest counts without it. From the tuning half, flat between .5 and .7. */
const NAME_ALONE = 0.6;

function matchesOf({ words, whole }: Name, wanted: Wanted): (Match | undefined)[] {
  const found = words.map((word) => wanted.words.get(word));
  for (const [word, from, to] of whole) {
    const match = wanted.words.get(word);
    if (match) for (let i = from; i < to; i++) if ((found[i]?.fit ?? 0) < match.fit) found[i] = match;
  }
  return found;
}

export function fitOf(name: Name, wanted: Wanted, rarity: Float32Array): Fit {
  const best = new Map<number, number>();
  let used = 0;
  let all = 0;
  matchesOf(name, wanted).forEach((match, i) => {
    const weight = rarity[name.words[i]!]!;
    all += weight;
    if (!match) return;
    used += weight * match.fit;
    best.set(match.concept, Math.max(best.get(match.concept) ?? 0, match.fit));
  });
  let found = 0;
  for (const [concept, fit] of best) found += wanted.rarity[concept]! * fit;
  const recall = found / (wanted.total || 1);
  return { recall, both: recall * (NAME_ALONE + (1 - NAME_ALONE) * (used / (all || 1))) };
}
