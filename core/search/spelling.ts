import { distance } from '../editDistance';

const allowedEdits = (word: string): number => (word.length < 4 || /^\d/.test(word) ? 0 : word.length < 7 ? 1 : 2);

export interface Near {
  word: number;
  edits: number;
}

/**
 * Known words near a misspelt one, nearest first, then the more frequent. While a word is being typed its beginning is
 * compared too. Most slips spare the first letter; where none is near, the others are looked at as well.
 */
export function nearWords(word: string, known: readonly string[], counts: ArrayLike<number>, typing: boolean): Near[] {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  const scan = (first: boolean): Near[] => {
    const found: Near[] = [];
    known.forEach((candidate, i) => {
      if ((candidate[0] === word[0]) !== first || candidate.length < word.length - limit) return;
      let edits = distance(word, candidate, limit);
      if (typing && edits > 1 && word.length > 4 && candidate.length > word.length) {
        const begun = distance(word, candidate.slice(0, word.length), 1);
        if (begun <= 1) edits = begun + 0.2;
      }
      if (edits < limit + 0.5) found.push({ word: i, edits });
    });
    return found.sort((a, b) => a.edits - b.edits || counts[b.word]! - counts[a.word]!);
  };
  const near = scan(true);
  return near.length ? near : scan(false);
}
