import type { Block, Page, Problem, Unit } from '../types';
import { noirIntroduced, noirSaid, noirUsed } from './noir';
import { naming, wordsBefore } from './words';

const isNoir = ({ fence }: Block): boolean => fence.lang === 'noir';

/** Blocks with the text that they stand in and that readers do not see: a prelude, or the rest of a file. */
function unseen(units: Unit[], references: Block[]): [Block, string][] {
  const inPrelude = units
    .filter(({ language, prelude }) => language === 'noir' && prelude && !prelude.fence.shown)
    .flatMap(({ prelude, members }) => (members ?? []).map((block): [Block, string] => [block, prelude!.body]));
  const isWhole = ({ fence }: Block) => references.some((each) => each.fence.file === fence.file && !each.whole);
  const inFile = references
    .filter((block) => isNoir(block) && block.whole && !isWhole(block))
    .map((block): [Block, string] => [block, block.whole!]);
  return [...inPrelude, ...inFile];
}

/** Names of Noir blocks that readers cannot know: imports must be shown, the rest shown or said. */
export function readNoir(page: Page, units: Unit[], references: Block[]): Problem[] {
  const preludes = page.blocks.filter(({ fence }) => fence.shown);
  const shown = [...preludes, ...units.flatMap(({ members }) => members ?? []), ...references].filter(isNoir);
  return unseen(units, references).flatMap(([block, around]) => {
    const before = shown.filter(({ line }) => line <= block.line).map(({ body }) => body);
    return unknownIn(page, block, around, before.join('\n')).map((message) => ({
      file: block.file,
      line: block.line,
      message,
    }));
  });
}

function unknownIn(page: Page, block: Block, around: string, before: string): string[] {
  const given = noirIntroduced(around);
  const seen = noirIntroduced(before);
  const used = noirUsed(block.body);
  const words = wordsBefore(page, block.line);
  const isUnsaid = (name: string) => naming(words, [name]).length === 0;
  const without = (names: Set<string>, from: Set<string>, ...known: Set<string>[]) =>
    [...names].filter((name) => from.has(name) && known.every((each) => !each.has(name)));
  const said = new Set(words.flatMap(({ codes }) => noirSaid(codes)));
  const imports = without(used.names, given.imports, seen.imports, seen.own, said);
  const own = without(used.names, given.own, seen.own, seen.imports).filter(isUnsaid);
  const fields = without(used.fields, given.fields, seen.fields).filter(isUnsaid);
  return [
    ...imports.map((name) => `${name}: readers do not see where it is imported: show its use`),
    ...own.map((name) => `${name}: readers do not see it: show it, or name it in a sentence before`),
    ...fields.map((name) => `storage.${name}: readers do not see it: show it, or name it in a sentence before`),
  ];
}
