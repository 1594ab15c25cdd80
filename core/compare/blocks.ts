import { partsOf } from './codeParts';
import type { ComparedBlock, ComparedRow, Span } from './comparedSection';
import type { BlockChange } from './diffs';
import type { Run } from './runs';
import { spansOf, words } from './spans';
import type { RowChange } from './tables';
import type { Token } from './normalise';
import type { Block, CodeBlock, DiagramBlock, Line, Row, TableBlock, TextBlock } from './readBlock';

const textBlock = ({ role }: TextBlock, runs: Run<Token>[]): ComparedBlock => ({
  kind: 'text',
  role,
  spans: spansOf(runs),
});
const codeBlock = ({ lang, title }: CodeBlock, runs: Run<Line>[]): ComparedBlock => ({
  kind: 'code',
  lang,
  title,
  parts: partsOf(runs),
});

const cellsOf = ({ cells }: Row): Span[][] => cells.map((cell) => [{ words: words(cell) }]);

const rowsOf = (rows: RowChange[]): ComparedRow[] =>
  rows.flatMap((change): ComparedRow[] => {
    if (change.type === 'same') return [];
    if (change.type === 'cells') return [{ cells: change.cells.map(spansOf) }];
    return [{ change: change.type, cells: cellsOf(change.row) }];
  });
const tableBlock = ({ head }: TableBlock, rows: RowChange[]): ComparedBlock => ({
  kind: 'table',
  head,
  rows: rowsOf(rows),
});

const without = (labels: string[], others: string[] = []): string[] =>
  labels.filter((label) => !others.includes(label));
const diagramBlock = (old?: DiagramBlock, newer?: DiagramBlock): ComparedBlock => ({
  kind: 'diagram',
  old: old?.picture,
  new: newer?.picture,
  removed: old && newer ? without(old.labels, newer.labels) : [],
  added: old && newer ? without(newer.labels, old.labels) : [],
});

/** A whole block that only one side has. */
function wholeBlock(change: 'added' | 'removed', block: Block): ComparedBlock {
  if (block.kind === 'text') return textBlock(block, [{ change, items: block.tokens }]);
  if (block.kind === 'code') return codeBlock(block, [{ change, items: block.lines }]);
  if (block.kind === 'table')
    return tableBlock(
      block,
      block.rows.map((row) => ({ type: change, row })),
    );
  return change === 'added' ? diagramBlock(undefined, block) : diagramBlock(block);
}

/** What stands elsewhere on the other page has moved: it is not gone, and not new. */
export interface Elsewhere {
  old: ReadonlySet<string>;
  new: ReadonlySet<string>;
}

const isMoved = (type: string, { key }: { key: string }, elsewhere: Elsewhere): boolean =>
  (type === 'added' && elsewhere.old.has(key)) || (type === 'removed' && elsewhere.new.has(key));

function shown(change: BlockChange, elsewhere: Elsewhere): ComparedBlock | undefined {
  switch (change.type) {
    case 'same':
      return undefined;
    case 'words':
      return textBlock(change.block, change.runs);
    case 'lines':
      return codeBlock(change.block, change.runs);
    case 'pictures':
      return diagramBlock(change.old, change.new);
    case 'rows':
      return tableBlock(
        change.block,
        change.rows.filter(({ type, row }) => !isMoved(type, row, elsewhere)),
      );
    default:
      return isMoved(change.type, change.block, elsewhere) ? undefined : wholeBlock(change.type, change.block);
  }
}

/** The changes of a section in order; what stayed the same is counted. */
export function changedBlocks(changes: BlockChange[], elsewhere: Elsewhere): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  for (const change of changes) {
    const last = blocks.at(-1);
    const block = shown(change, elsewhere);
    if (block && !(block.kind === 'table' && block.rows.length === 0)) blocks.push(block);
    else if (last?.kind === 'same') last.count += 1;
    else blocks.push({ kind: 'same', count: 1 });
  }
  return blocks;
}
