import type { ComparedBlock, ComparedSection } from './comparedSection';
import { namesIn } from './changedNames';
import { codeIn, numbersIn, plain, sidesOf } from './sides';

/** What a section says now that it did not, or no longer says. */
export interface ContentChange {
  title: string;
  /** Of the heading; empty for what stands before the first one. */
  anchor: string;
  verdict: 'changed' | 'added' | 'removed';
  /** Names in code that it has now, and those that it had. */
  now: string[];
  before: string[];
}

/** Other code, or a number that was not there: one that is gone may be printed from data now. */
function otherFacts(block: ComparedBlock): boolean {
  const [code, text] = [sidesOf(block, codeIn), sidesOf(block, plain)];
  const number = numbersIn(text.added);
  return words(code.removed) !== words(code.added) || (number !== '' && number !== numbersIn(text.removed));
}

/** White space and order are no facts. */
const words = (text: string): string => [...new Set(text.split(/\s+/).filter(Boolean))].sort().join(' ');

/** A sentence or more. */
const MUCH = 8;

const isWhole = (block: ComparedBlock, side: 'added' | 'removed'): boolean => {
  if (block.kind !== 'text') return false;
  const { paired, [side]: text } = sidesOf(block, plain);
  return !paired && text.split(/\s+/).filter(Boolean).length >= MUCH;
};

/** Whether the blocks of a section say something else, and not the same in other words. */
function isContent(blocks: ComparedBlock[]): boolean {
  const rows = blocks.some(
    (block) => block.kind === 'diagram' || (block.kind === 'table' && block.rows.some(({ change }) => change)),
  );
  if (rows || blocks.some(otherFacts)) return true;
  // A paragraph for another says the same in another way; one more says more.
  const [more, less] = (['added', 'removed'] as const).map((side) => blocks.filter((each) => isWhole(each, side)));
  return (more!.length === 0) !== (less!.length === 0);
}

/** In code, what looks like a name of an API, a command or an option, and no word of a language. */
const NAME = /^@.*[^/]$|^#\[|^--|^\w+_\w|^\w*[a-z][A-Z]| /;

function namesOn(blocks: ComparedBlock[], side: 'added' | 'removed'): string[] {
  const code = blocks.map((block) => sidesOf(block, codeIn)[side]).join('\n');
  return namesIn(code).filter((name) => NAME.test(name));
}

/** The sections of a page in which it says something else than before: other code, names, numbers, rows, or more or less. */
export function contentChanges(sections: ComparedSection[]): ContentChange[] {
  return sections.flatMap(({ verdict, title, old, new: newer, blocks }): ContentChange[] => {
    if (verdict === 'same' || (verdict === 'changed' && !isContent(blocks))) return [];
    const [added, removed] = [namesOn(blocks, 'added'), namesOn(blocks, 'removed')];
    const anchor = (newer ?? old ?? '').split('#')[1] ?? '';
    return [
      {
        title,
        anchor,
        verdict,
        now: added.filter((name) => !removed.includes(name)),
        before: removed.filter((name) => !added.includes(name)),
      },
    ];
  });
}
