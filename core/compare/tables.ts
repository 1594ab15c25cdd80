import { textsOf } from './comparedSection';
import { normaliseText, type Token } from './normalise';
import { aligned, runsOf, smooth, type Run } from './runs';
import type { Row, TableBlock } from './readBlock';
import { rowLikeness } from './similarity';

/** Of a row that both sides have, the words of each cell. */
export type RowChange =
  { type: 'same' | 'added' | 'removed'; row: Row } | { type: 'cells'; row: Row; cells: Run<Token>[][] };

export function rowsOf(older: TableBlock, newer: TableBlock): RowChange[] {
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
export function sameColumns(older: TableBlock, newer: TableBlock): [TableBlock, TableBlock] | undefined {
  const [before, after] = [titlesOf(older), titlesOf(newer)];
  if (before.length === after.length) return [older, newer];
  const columns = before.length > after.length ? before : after;
  const wider = { head: before.length > after.length ? older.head : newer.head, columns };
  const isWithin = [...before, ...after].every((title) => columns.includes(title));
  return isWithin && before[0] === after[0] ? [widened(older, wider), widened(newer, wider)] : undefined;
}
