import type { Token } from './normalise';
import { aligned, runsOf, smooth, type Run } from './runs';
import type { Block, CodeBlock, DiagramBlock, Line, TableBlock, TextBlock } from './readBlock';
import { blockLikeness } from './similarity';
import { rowsOf, sameColumns, type RowChange } from './tables';

export type BlockChange =
  | { type: 'same'; block: Block }
  | { type: 'added' | 'removed'; block: Block }
  | { type: 'words'; block: TextBlock; runs: Run<Token>[] }
  | { type: 'lines'; block: CodeBlock; runs: Run<Line>[] }
  | { type: 'rows'; block: TableBlock; rows: RowChange[] }
  | { type: 'pictures'; old: DiagramBlock; new: DiagramBlock };

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
