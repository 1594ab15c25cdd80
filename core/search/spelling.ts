/** Edits (insert, delete, replace, swap neighbours) from `a` to `b`, or `limit + 1` when there are more. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

const allowedEdits = (word: string): number => (word.length < 4 || /^\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

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
