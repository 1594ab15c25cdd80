import { diffArrays } from 'diff';
import type { Pair } from './align';
import type { Token } from './normalise';
import type { Block, CodeBlock, Line, TextBlock } from './sections';
import { blockLikeness } from './similarity';

/** A run of words or lines that both sides have, or one of them. */
export interface Run<T> {
  change: 'same' | 'added' | 'removed';
  items: T[];
  /** For what is the same on both sides: how the older side writes it. */
  olds?: T[];
}

export type BlockChange =
  | { type: 'same'; block: Block }
  | { type: 'added' | 'removed'; block: Block }
  | { type: 'words'; block: TextBlock; runs: Run<Token>[] }
  | { type: 'lines'; block: CodeBlock; runs: Run<Line>[] };

/** Texts less alike than this are shown one after the other: a mixture of both could not be read. */
const READABLE = 0.45;

function runsOf<T extends { key: string }>(olds: T[], news: T[]): Run<T>[] {
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
function smooth(runs: Run<Token>[]): Run<Token>[] {
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

function changeOf(older: Block, newer: Block): BlockChange[] {
  if (older.kind === 'text' && newer.kind === 'text')
    return [{ type: 'words', block: newer, runs: smooth(runsOf(older.tokens, newer.tokens)) }];
  if (older.kind === 'code' && newer.kind === 'code')
    return [{ type: 'lines', block: newer, runs: runsOf(older.lines, newer.lines) }];
  return [
    { type: 'removed', block: older },
    { type: 'added', block: newer },
  ];
}

/** Finds, in order, which removed block became which added one; what was replaced stands before its replacement. */
function pairBlocks(olds: Block[], news: Block[]): Pair<Block>[] {
  const pairs: Pair<Block>[] = [];
  const waiting: Pair<Block>[] = [];
  let from = 0;
  const takeOlds = (to: number) => {
    pairs.push(...olds.slice(from, to).map((old) => ({ old })), ...waiting.splice(0));
    from = to;
  };
  for (const newer of news) {
    const scores = olds.slice(from).map((older) => blockLikeness(older, newer));
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

/** What changed in a section, block by block. */
export function diffBlocks(olds: Block[], news: Block[]): BlockChange[] {
  const changes: BlockChange[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const flush = () => {
    for (const { old, new: newer } of pairBlocks(removed, added)) {
      if (old && newer) changes.push(...changeOf(old, newer));
      else changes.push(old ? { type: 'removed', block: old } : { type: 'added', block: newer! });
    }
    [removed, added] = [[], []];
  };
  for (const run of runsOf(olds, news)) {
    if (run.change === 'removed') removed.push(...run.items);
    else if (run.change === 'added') added.push(...run.items);
    else {
      flush();
      changes.push(...run.items.map((block) => ({ type: 'same' as const, block })));
    }
  }
  flush();
  return changes;
}
