import { HERE } from '../../../core/fence';
import { hashOf } from '../units';
import type { Block, Unit } from '../types';
import { asModule, introduced, missing } from './typescript';

/** Something that gives names to what stands after it. */
export interface Source {
  blocks: Block[];
  title?: string;
  /** As a module, with the modules that it imports itself. */
  module: string;
  modules: Map<string, string>;
}

export const isTypeScript = ({ fence }: Block): boolean => fence.lang === 'ts' || fence.lang === 'tsx';

export const sourceOf = (blocks: Block[], text: string, rest: Map<string, string> = new Map()): Source => {
  const code = asModule(text);
  const module = `reader-${hashOf([code, ...rest.keys()])}`;
  return { blocks, title: blocks[0]?.fence.title, module, modules: new Map([...rest, [`${module}.ts`, code]]) };
};

/** Names that earlier blocks give, the latest first. Another file begins with nothing. */
export function giver(name: string, unit: Unit, visible: Source[]): Source | undefined {
  return visible.findLast(
    ({ blocks, title }) =>
      (!unit.title || !title || title === unit.title) &&
      !blocks.some((block) => unit.members!.includes(block)) &&
      blocks.some((block) => block.line < unit.at.line && introduced(block.body).has(name)),
  );
}

export const preludeText = ({ body }: Block): string =>
  body
    .split('\n')
    .filter((line) => !HERE.test(line))
    .join('\n');

/** Names that a unit has from its prelude alone, each with the block that uses it first. */
export function fromPrelude(unit: Unit, visible: Source[]): Map<string, Block> {
  const given = introduced(preludeText(unit.prelude!));
  const wanted = missing(unit.members!.map(({ body }) => body).join('\n'));
  const names = [...given.keys()].filter((name) => wanted.has(name) && !giver(name, unit, visible));
  return new Map(
    names.map((name) => [name, unit.members!.find(({ body }) => missing(body).has(name)) ?? unit.members![0]!]),
  );
}
