import type { ChangedNames } from './changedNames';
import type { ComparedBlock, ComparedSection, Span } from './comparedSection';
import { judgeBlock, type Judged } from './judgeBlock';
import { codeIn, plain, saidIn, sidesOf } from './sides';

/** What a writer says of sections, by their anchors: the product changed, or only words. */
export interface Marks {
  changed: readonly string[];
  reworded: readonly string[];
}

/** The anchor by which a mark means what stands before the first heading. */
const INTRODUCTION = 'introduction';

/** A section of a reference is about the name in its heading; of a command that stays, its table of options is. */
function headingOf({ title, was, old, new: newer, verdict }: ComparedSection, names: ChangedNames) {
  const tool = /wallet/.test((newer ?? old)!) ? 'aztec-wallet' : 'aztec';
  const found = [title, was ?? title].flatMap((each) => [each, `${tool} ${each}`]).find((each) => names.has(each));
  if (!found) return undefined;
  const { kind, fate } = names.get(found)!;
  // It stands on another page now.
  if (verdict === 'removed' && fate === 'changed') return undefined;
  const isAbout = (block: ComparedBlock): boolean =>
    verdict !== 'changed' || block.kind === 'table' || (kind === 'code' && !isReworded(block));
  return { kind, names: [found], isAbout };
}

/** A sentence of both versions, without code. */
const isReworded = (block: ComparedBlock): boolean =>
  block.kind === 'text' &&
  sidesOf(block, plain).paired &&
  saidIn(block, codeIn).every(([, text]) => text.trim() === '');

export const anchorsOf = ({ old, new: newer }: ComparedSection): string[] =>
  [old, newer].flatMap((at) => (at === undefined ? [] : (at.split('#')[1] ?? INTRODUCTION)));

export interface JudgedBlock extends Judged {
  block: ComparedBlock;
}

/** How each block of a section, and each row of a table, is judged: by names, and by what a writer says of the section. */
export function judgeSection(section: ComparedSection, names: ChangedNames, marks: Marks): JudgedBlock[] {
  const isMarked = (ids: readonly string[]) => anchorsOf(section).some((anchor) => ids.includes(anchor));
  const heading = headingOf(section, names);
  const one = (block: ComparedBlock): Judged => {
    if (block.kind === 'same' || isMarked(marks.reworded)) return { names: [] };
    const own = judgeBlock(block, names);
    if (own.kind) return own;
    if (heading?.isAbout(block)) return heading;
    return isMarked(marks.changed) ? { kind: 'concept', names: [] } : own;
  };
  return section.blocks
    .flatMap((block): ComparedBlock[] =>
      block.kind === 'table' ? block.rows.map((row) => ({ ...block, rows: [row] })) : [block],
    )
    .map((block) => ({ block, ...one(block) }));
}

/** Another heading, where it names what changed. */
export const renamedAs = ({ title, was }: ComparedSection, names: ChangedNames): Judged => {
  const spans: Span[] = [
    { change: 'removed', words: [was ?? title] },
    { change: 'added', words: [title] },
  ];
  return was === undefined ? { names: [] } : judgeBlock({ kind: 'text', role: 'heading', spans }, names);
};
