import { HERE } from '../../../core/fence';
import { hashOf } from '../units';
import type { Block, Page, Problem, Unit } from '../types';
import { asModule, introduced, missing, sent } from './typescript';
import { naming, says, wordsBefore } from './words';

export interface Reader {
  /** Files to compile. */
  units: Unit[];
  problems: Problem[];
}

/** Something that gives names to what stands after it. */
interface Source {
  blocks: Block[];
  title?: string;
  /** As a module, with the modules that it imports itself. */
  module: string;
  modules: Map<string, string>;
}

const isTypeScript = ({ fence }: Block): boolean => fence.lang === 'ts' || fence.lang === 'tsx';

const sourceOf = (blocks: Block[], text: string, rest: Map<string, string> = new Map()): Source => {
  const code = asModule(text);
  const module = `reader-${hashOf([code, ...rest.keys()])}`;
  return { blocks, title: blocks[0]?.fence.title, module, modules: new Map([...rest, [`${module}.ts`, code]]) };
};

/** The visible blocks of a page as files that go on from each other, and what keeps them from it. */
export function readTypeScript(page: Page, units: Unit[], references: Block[]): Reader {
  const found: Reader = { units: [], problems: [] };
  const shown = page.blocks.filter(({ fence }) => fence.shown);
  const visible: Source[] = [...shown, ...references]
    .filter(isTypeScript)
    .map((block) => sourceOf([block], preludeText(block)));
  const told = new Set<Block>();
  for (const unit of units) {
    const { members = [], prelude } = unit;
    if (!members[0] || !isTypeScript(members[0])) continue;
    const file = readUnit(unit, visible);
    visible.push(sourceOf(members, file.text, file.modules));
    found.problems.push(...settingsUnsaid(page, members));
    if (!prelude || prelude.fence.shown) continue;
    if (unit.fails === undefined) found.units.push(file);
    const hidden = fromPrelude(unit, visible);
    found.problems.push(...namesUnsaid(page, prelude, hidden));
    const first = hidden.values().next().value;
    if (told.has(prelude) || !first) continue;
    told.add(prelude);
    found.problems.push(...actsUnsaid(page, prelude, hidden, first, visible));
  }
  return found;
}

/** Names that earlier blocks give, the latest first. Another file begins with nothing. */
function giver(name: string, unit: Unit, visible: Source[]): Source | undefined {
  return visible.findLast(
    ({ blocks, title }) =>
      (!unit.title || !title || title === unit.title) &&
      !blocks.some((block) => unit.members!.includes(block)) &&
      blocks.some((block) => block.line < unit.at.line && introduced(block.body).has(name)),
  );
}

const preludeText = ({ body }: Block): string =>
  body
    .split('\n')
    .filter((line) => !HERE.test(line))
    .join('\n');

/** The file that a reader makes of a unit: what it goes on from is imported, from earlier blocks before the prelude. */
function readUnit(unit: Unit, visible: Source[]): Unit {
  const text = unit.members!.map(({ body }) => body).join('\n');
  const prelude = unit.prelude && sourceOf([unit.prelude], preludeText(unit.prelude));
  const given = unit.prelude ? introduced(preludeText(unit.prelude)) : new Map<string, string>();
  const wanted = new Map<Source, string[]>();
  for (const name of missing(text)) {
    const source = giver(name, unit, visible) ?? (given.has(name) ? prelude : undefined);
    if (source) wanted.set(source, [...(wanted.get(source) ?? []), name]);
  }
  const imports = [...wanted].map(([{ module }, names]) => `import { ${names.join(', ')} } from './${module}.js';`);
  const modules = new Map([...wanted.keys()].flatMap((source) => [...source.modules]));
  const whole = `${imports.join(' ')}\n${text}`;
  const lines = unit.members!.flatMap(({ body, origin }) =>
    body.split('\n').map((_, index) => ({ file: origin.file, line: origin.line + index })),
  );
  return {
    ...unit,
    id: hashOf(['reader', unit.version, whole, ...modules.keys()]),
    text: whole,
    origins: [unit.at, ...lines],
    blocks: 0,
    prelude: undefined,
    modules,
    view: 'as a reader copies it',
  };
}

/** Names that a unit has from its prelude alone, each with the block that uses it first. */
function fromPrelude(unit: Unit, visible: Source[]): Map<string, Block> {
  const given = introduced(preludeText(unit.prelude!));
  const wanted = missing(unit.members!.map(({ body }) => body).join('\n'));
  const names = [...given.keys()].filter((name) => wanted.has(name) && !giver(name, unit, visible));
  return new Map(
    names.map((name) => [name, unit.members!.find(({ body }) => missing(body).has(name)) ?? unit.members![0]!]),
  );
}

const at = ({ file, line }: Block, message: string): Problem => ({ file, line, message });

function namesUnsaid(page: Page, prelude: Block, hidden: Map<string, Block>): Problem[] {
  const given = introduced(preludeText(prelude));
  return [...hidden].flatMap(([name, block]) => {
    if (given.get(name) === 'import') return [at(block, `${name}: only the prelude imports it: show the import`)];
    if (naming(wordsBefore(page, block.line), [name]).length > 0) return [];
    return [at(block, `${name}: only the prelude has it: show it, or say in a sentence before what \`${name}\` is`)];
  });
}

/** A program that runs before sets environment variables: the page says what they are, and what it did. */
function settingsUnsaid(page: Page, members: Block[]): Problem[] {
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
function actsUnsaid(
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
