import type { Block, Page, Place, Problem } from '../snippets/types';
import { escapeRegExp } from '../../core/escapeRegExp';

/** A `text` block that shows what the blocks before it print. */
export interface Expected {
  at: Place;
  text: string;
  of: Block[];
}

/** A line that a program printed, and the statement that was running. */
export interface Printed {
  place: string;
  text: string;
}

export const placeKey = ({ file, line }: Place): string => `${file}:${line}`;

/** `<NAME>` and `…` stand for what varies. */
function pattern(line: string): RegExp {
  const parts = line.split(/<[A-Z][A-Z0-9_]*>|…/).map(escapeRegExp);
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Compares what the page shows with what was printed; says where they part. */
export function compareOutput(expected: Expected[], printed: Printed[]): Problem[] {
  return expected.flatMap(({ at, text, of }) => {
    const lines = new Set(
      of.flatMap(({ origin, body }) =>
        body.split('\n').map((_, index) => placeKey({ file: origin.file, line: origin.line + index })),
      ),
    );
    const actual = printed.filter(({ place }) => lines.has(place)).flatMap(({ text: shown }) => shown.split('\n'));
    const wanted = text.split('\n');
    const length = Math.max(wanted.length, actual.length);
    const differs = Array.from({ length }, (_, i) => i).find(
      (i) =>
        actual[i] === undefined || wanted[i] === undefined || !pattern(wanted[i].trimEnd()).test(actual[i].trimEnd()),
    );
    if (differs === undefined) return [];
    const line = at.line + 1 + Math.min(differs, wanted.length - 1);
    const message = `shows ${quoted(wanted[differs])}, but the program printed ${quoted(actual[differs])}`;
    return [{ file: at.file, line, message }];
  });
}

const quoted = (line: string | undefined): string => (line === undefined ? 'nothing more' : JSON.stringify(line));

const isCommand = ({ fence, body }: Block) => ['bash', 'sh'].includes(fence.lang ?? '') && /\b(tsx|node)\b/.test(body);

/** Output stands directly after the code, or after the command that starts it. */
export function expectedOf(page: Page, members: Block[]): Expected[] {
  const found: Expected[] = [];
  let pending: Block[] = [];
  page.blocks.forEach((block, index) => {
    if (members.includes(block)) pending.push(block);
    if (block.fence.lang !== 'text' || pending.length === 0) return;
    const before = page.blocks.slice(0, index);
    while (before.length && isCommand(before.at(-1)!)) before.pop();
    if (!members.includes(before.at(-1)!)) return;
    found.push({ at: { file: block.file, line: block.line }, text: block.body, of: pending });
    pending = [];
  });
  return found;
}
