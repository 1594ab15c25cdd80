import { diffArrays } from 'diff';
import type { Pair } from './align';
import { textsOf } from './comparedSection';
import { normaliseText, type Token } from './normalise';
import type { Block, CodeBlock, DiagramBlock, Line, Row, TableBlock, TextBlock } from './sections';
import { blockLikeness, rowLikeness } from './similarity';

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
  | { type: 'lines'; block: CodeBlock; runs: Run<Line>[] }
  | { type: 'rows'; block: TableBlock; rows: RowChange[] }
  | { type: 'pictures'; old: DiagramBlock; new: DiagramBlock };

/** Of a row that both sides have, the words of each cell. */
export type RowChange =
  { type: 'same' | 'added' | 'removed'; row: Row } | { type: 'cells'; row: Row; cells: Run<Token>[][] };

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
function aligned<T extends { key: string }>(olds: T[], news: T[], score: (older: T, newer: T) => number) {
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

function rowsOf(older: TableBlock, newer: TableBlock): RowChange[] {
  return aligned(older.rows, newer.rows, rowLikeness).map(({ old, new: now, same }): RowChange => {
    if (same) return { type: 'same', row: now! };
    if (!old || !now) return { type: old ? 'removed' : 'added', row: (old ?? now)! };
    const cells = now.cells.map((cell, i) => smooth(runsOf(old.cells[i]!, cell)));
    return { type: 'cells', row: now, cells };
  });
}

const titlesOf = ({ head }: TableBlock): string[] => head.map((words) => normaliseText(textsOf(words).join('')));

/** With empty cells in the columns that it does not have. */
function widened(table: TableBlock, { head, columns }: { head: TableBlock['head']; columns: string[] }): TableBlock {
  const own = titlesOf(table);
  const rows = table.rows.map(({ cells }) => {
    const wide = columns.map((column) => cells[own.indexOf(column)] ?? []);
    return { cells: wide, key: wide.map((cell) => cell.map(({ key }) => key).join(' ')).join(' | ') };
  });
  return { ...table, head, rows };
}

/** Two tables with the columns of the wider one, if that has all of the other's: more is said of the same rows. */
function sameColumns(older: TableBlock, newer: TableBlock): [TableBlock, TableBlock] | undefined {
  const [before, after] = [titlesOf(older), titlesOf(newer)];
  if (before.length === after.length) return [older, newer];
  const columns = before.length > after.length ? before : after;
  const wider = { head: before.length > after.length ? older.head : newer.head, columns };
  const isWithin = [...before, ...after].every((title) => columns.includes(title));
  return isWithin && before[0] === after[0] ? [widened(older, wider), widened(newer, wider)] : undefined;
}

function changeOf(older: Block, newer: Block): BlockChange[] {
  if (older.kind === 'text' && newer.kind === 'text')
    return [{ type: 'words', block: newer, runs: smooth(runsOf(older.tokens, newer.tokens)) }];
  if (older.kind === 'code' && newer.kind === 'code')
    return [{ type: 'lines', block: newer, runs: runsOf(older.lines, newer.lines) }];
  const tables = older.kind === 'table' && newer.kind === 'table' ? sameColumns(older, newer) : undefined;
  if (tables) return [{ type: 'rows', block: tables[1], rows: rowsOf(...tables) }];
  if (older.kind === 'diagram' && newer.kind === 'diagram') return [{ type: 'pictures', old: older, new: newer }];
  return [
    { type: 'removed', block: older },
    { type: 'added', block: newer },
  ];
}

/** What changed in a section, block by block. */
export const diffBlocks = (olds: Block[], news: Block[]): BlockChange[] =>
  aligned(olds, news, blockLikeness).flatMap(({ old, new: newer, same }): BlockChange[] => {
    if (same) return [{ type: 'same', block: newer! }];
    if (old && newer) return changeOf(old, newer);
    return [old ? { type: 'removed', block: old } : { type: 'added', block: newer! }];
  });
