import type { BlockChange, Run } from '../diffs';
import type { Token } from '../normalise';
import type { Block, CodeBlock, Line, TextBlock } from '../sections';
import { escapeHtml, mark, plural } from './html';

/** Unchanged lines of code shown around a change. */
const CONTEXT = 2;
const SIGNS = { same: '  ', added: '+ ', removed: '− ' };

/** Words as text, with code in code elements. */
function words(tokens: Token[]): string {
  let html = '';
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const joins = Boolean(before?.code && token.code);
    if (before?.code && !joins) html += '</code>';
    if (token.space && i > 0) html += ' ';
    if (token.code && !joins) html += '<code>';
    html += escapeHtml(token.text);
  });
  return tokens.at(-1)?.code ? `${html}</code>` : html;
}

const space = (tokens: Token[]): string => (tokens[0]?.space ? ' ' : '');

function wordRun({ change, items }: Run<Token>): string {
  return space(items) + (change === 'same' ? words(items) : mark(change, words(items)));
}

const textHtml = (block: TextBlock, html: string): string => `<p data-role="${block.role}">${html.trim()}</p>`;

const line = (change: keyof typeof SIGNS, { text }: Line): string => escapeHtml(`${SIGNS[change]}${text}\n`);

/** The unchanged lines next to a change, with a word on how many are left out. */
function context(lines: Line[], first: boolean, last: boolean): string {
  const head = first ? 0 : CONTEXT;
  const tail = last ? 0 : CONTEXT;
  const left = lines.length - head - tail;
  if (left <= 1) return lines.map((each) => line('same', each)).join('');
  const shown = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map((each) => line('same', each))
      .join('');
  return `${shown(0, head)}<i>${plural(left, 'line')} unchanged</i>\n${shown(lines.length - tail, lines.length)}`;
}

function lineRuns(runs: Run<Line>[]): string {
  return runs
    .map(({ change, items }, i) => {
      if (change === 'same') return context(items, i === 0, i === runs.length - 1);
      return mark(change, items.map((each) => line(change, each)).join(''));
    })
    .join('');
}

function codeHtml(block: CodeBlock, html: string): string {
  const title = block.title ? `<p class="compare__file">${escapeHtml(block.title)}</p>` : '';
  return `${title}<pre class="compare__code" data-lang="${escapeHtml(block.lang)}"><code>${html}</code></pre>`;
}

/** A whole block that only one side has. */
export function wholeBlock(change: 'added' | 'removed', block: Block): string {
  if (block.kind === 'text') return textHtml(block, mark(change, words(block.tokens)));
  return codeHtml(block, lineRuns([{ change, items: block.lines }]));
}

function changeHtml(change: BlockChange): string {
  if (change.type === 'words') return textHtml(change.block, change.runs.map(wordRun).join(''));
  if (change.type === 'lines') return codeHtml(change.block, lineRuns(change.runs));
  if (change.type === 'same') return '';
  return wholeBlock(change.type, change.block);
}

/** The changes of a section in order; what stayed the same is counted, not repeated. */
export function changesHtml(changes: BlockChange[]): string {
  const parts: string[] = [];
  let same = 0;
  const flush = () => {
    if (same) parts.push(`<p class="compare__skip">${plural(same, 'block')} unchanged</p>`);
    same = 0;
  };
  for (const change of changes) {
    if (change.type === 'same') {
      same += 1;
      continue;
    }
    flush();
    parts.push(changeHtml(change));
  }
  flush();
  return parts.join('\n');
}
