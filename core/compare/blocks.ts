import type { Change, CodePart, ComparedBlock, Span } from './comparison';
import type { BlockChange, Run } from './diffs';
import type { Token } from './normalise';
import type { Block, CodeBlock, Line, TextBlock } from './sections';

/** Unchanged lines of code shown around a change. */
const CONTEXT = 2;

const changeOf = (change: Run<unknown>['change']): Change => (change === 'same' ? undefined : change);

/** Words as text, with pieces of code apart. */
function words(tokens: Token[]): Span['words'] {
  const pieces: { text: string; code: boolean }[] = [];
  tokens.forEach(({ text, space, code }, i) => {
    const last = pieces.at(-1);
    const gap = space && i > 0 ? ' ' : '';
    if (last?.code === code) last.text += gap + text;
    else if (!code) pieces.push({ text: gap + text, code });
    else {
      // White space before code is not part of it.
      if (last) last.text += gap;
      pieces.push({ text, code });
    }
  });
  return pieces.map(({ text, code }) => (code ? { code: text } : text));
}

/** The space before a change is not part of it. */
function spansOf(runs: Run<Token>[]): Span[] {
  return runs.flatMap(({ change, items }, i) => {
    const span: Span = { change: changeOf(change), words: words(items) };
    return i > 0 && items[0]?.space ? [{ words: [' '] }, span] : [span];
  });
}

/** The unchanged lines next to a change, and how many are left out. */
function context(lines: string[], first: boolean, last: boolean): CodePart[] {
  const head = first ? 0 : CONTEXT;
  const tail = last ? 0 : CONTEXT;
  const left = lines.length - head - tail;
  if (left <= 1) return [{ lines }];
  const parts = [{ lines: lines.slice(0, head) }, { left }, { lines: lines.slice(lines.length - tail) }];
  return parts.filter((part) => !part.lines || part.lines.length > 0) as CodePart[];
}

const partsOf = (runs: Run<Line>[]): CodePart[] =>
  runs.flatMap(({ change, items }, i) => {
    const lines = items.map(({ text }) => text);
    return change === 'same' ? context(lines, i === 0, i === runs.length - 1) : [{ change, lines }];
  });

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

/** A whole block that only one side has. */
export const wholeBlock = (change: 'added' | 'removed', block: Block): ComparedBlock =>
  block.kind === 'text'
    ? textBlock(block, [{ change, items: block.tokens }])
    : codeBlock(block, [{ change, items: block.lines }]);

/** The changes of a section in order; what stayed the same is counted. */
export function changedBlocks(changes: BlockChange[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  for (const change of changes) {
    const last = blocks.at(-1);
    if (change.type === 'words') blocks.push(textBlock(change.block, change.runs));
    else if (change.type === 'lines') blocks.push(codeBlock(change.block, change.runs));
    else if (change.type !== 'same') blocks.push(wholeBlock(change.type, change.block));
    else if (last?.kind === 'same') last.count += 1;
    else blocks.push({ kind: 'same', count: 1 });
  }
  return blocks;
}
