import type { Block, Page, Problem } from '../types';
import { preludeText, type Source } from './sources';
import { introduced, sent } from './typescript';
import { naming, says, wordsBefore } from './words';

const at = ({ file, line }: Block, message: string): Problem => ({ file, line, message });

export function namesUnsaid(page: Page, prelude: Block, hidden: Map<string, Block>): Problem[] {
  const given = introduced(preludeText(prelude));
  return [...hidden].flatMap(([name, block]) => {
    if (given.get(name) === 'import') return [at(block, `${name}: only the prelude imports it: show the import`)];
    if (naming(wordsBefore(page, block.line), [name]).length > 0) return [];
    return [at(block, `${name}: only the prelude has it: show it, or say in a sentence before what \`${name}\` is`)];
  });
}

/** A program that runs before sets environment variables: the page says what they are, and what it did. */
export function settingsUnsaid(page: Page, members: Block[]): Problem[] {
  const block = members.find(({ fence }) => fence.after);
  const program = block && page.blocks.find(({ fence }) => fence.prelude === block.fence.after);
  if (!program || program.fence.shown) return [];
  const names = [...program.body.matchAll(/\bprocess\.env\.(\w+) =/g)].map(([, name]) => name!);
  const words = naming(wordsBefore(page, block.line), names);
  const unsaid = names.filter((name) => naming(words, [name]).length === 0);
  return [
    ...unsaid.map((name) => at(block, `${name}: say in a sentence before what to set it to`)),
    ...[...sent(program.body)]
      .filter((method) => !says(words, method))
      .map((method) => at(block, `what runs before sends ${method}: say so where its variables are named`)),
  ];
}

/** What a prelude has done on the network, and where its values come from, is said where they are named. */
export function actsUnsaid(
  page: Page,
  prelude: Block,
  hidden: Map<string, Block>,
  first: Block,
  visible: Source[],
): Problem[] {
  const words = naming(wordsBefore(page, first.line), hidden.keys());
  if (words.length === 0) return [];
  const shown = new Set(
    visible.flatMap(({ blocks }) =>
      blocks.filter(({ line }) => line < first.line).flatMap(({ body }) => [...sent(body)]),
    ),
  );
  const unsaid = [...sent(preludeText(prelude))].filter((method) => !shown.has(method) && !says(words, method));
  return [
    ...unsaid.map((method) => at(first, `the prelude sends ${method}: say so where its values are named`)),
    ...(words.some(({ linked }) => linked) ? [] : [at(first, 'link to where the values of the prelude come from')]),
  ];
}
