import { diffArrays } from 'diff';
import type { Pair } from './align';
import type { Token } from './normalise';

/** A run of words or lines that both sides have, or one of them. */
export interface Run<T> {
  change: 'same' | 'added' | 'removed';
  items: T[];
  /** For what is the same on both sides: how the older side writes it. */
  olds?: T[];
}

/** Texts less alike than this are shown one after the other: a mixture of both could not be read. */
const READABLE = 0.45;

export function runsOf<T extends { key: string }>(olds: T[], news: T[]): Run<T>[] {
  const changes = diffArrays(olds, news, { comparator: (a, b) => a.key === b.key });
  let at = 0;
  return changes.map(({ added, removed, value }) => {
    if (added) return { change: 'added', items: value };
    at += value.length;
    if (removed) return { change: 'removed', items: value };
    return { change: 'same', items: value, olds: olds.slice(at - value.length, at) };
  });
}

/** Short common words between two changes make three pieces of what a reader takes for one. */
export function smooth(runs: Run<Token>[]): Run<Token>[] {
  const result: Run<Token>[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const flush = () => {
    if (removed.length) result.push({ change: 'removed', items: removed });
    if (added.length) result.push({ change: 'added', items: added });
    [removed, added] = [[], []];
  };
  runs.forEach((run, i) => {
    const inside = i > 0 && i < runs.length - 1 && run.items.length < 2;
    if (run.change === 'same' && !inside) {
      flush();
      result.push(run);
    }
    if (run.change === 'removed' || (run.change === 'same' && inside)) removed.push(...(run.olds ?? run.items));
    if (run.change === 'added' || (run.change === 'same' && inside)) added.push(...run.items);
  });
  flush();
  return result;
}

/** Finds, in order, which removed item became which added one; what was replaced stands before its replacement. */
function pairInOrder<T>(olds: T[], news: T[], score: (older: T, newer: T) => number): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  const waiting: Pair<T>[] = [];
  let from = 0;
  const takeOlds = (to: number) => {
    pairs.push(...olds.slice(from, to).map((old) => ({ old })), ...waiting.splice(0));
    from = to;
  };
  for (const newer of news) {
    const scores = olds.slice(from).map((older) => score(older, newer));
    const best = scores.indexOf(Math.max(...scores));
    if (best < 0 || scores[best]! < READABLE) waiting.push({ new: newer });
    else {
      takeOlds(from + best);
      pairs.push({ old: olds[from], new: newer });
      from += 1;
    }
  }
  takeOlds(olds.length);
  return pairs;
}

/** Both sides in order: what is the same, and between that what became what. */
export function aligned<T extends { key: string }>(olds: T[], news: T[], score: (older: T, newer: T) => number) {
  const result: (Pair<T> & { same?: true })[] = [];
  let removed: T[] = [];
  let added: T[] = [];
  const flush = () => {
    result.push(...pairInOrder(removed, added, score));
    [removed, added] = [[], []];
  };
  for (const run of runsOf(olds, news)) {
    if (run.change === 'removed') removed.push(...run.items);
    else if (run.change === 'added') added.push(...run.items);
    else {
      flush();
      result.push(...run.items.map((item) => ({ new: item, same: true as const })));
    }
  }
  flush();
  return result;
}
