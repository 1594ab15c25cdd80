import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { ParsedPage } from './parser';

/** A thread keeps no more trees of pages than that, so that memory does not grow with the site: a page then is parsed again. */
export const MOST_TREES = 200;

/** Trees that were parsed for other steps and wait for the compiler of the page, by their text. */
const trees = new Map<string, Root>();

/** Much faster than `structuredClone`; a syntax tree holds nothing but plain objects. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  const made = {} as T;
  for (const key in value) made[key] = copy(value[key]);
  return made;
}

/** Docusaurus also knows HTML comments, which are not in these trees. */
export function keepTree({ text, tree }: ParsedPage): void {
  if (trees.size < MOST_TREES && !text.includes('<!--')) trees.set(text, copy(tree));
}

/**
 * Remark plugin: a page that was parsed already is not parsed again when it is compiled. Both parsers know the same
 * syntax; a text that differs in any way is parsed anew. To be removed when Docusaurus can share trees.
 */
export default function reuseTrees(this: Processor<Root>): void {
  const parse = this.parser!;
  this.parser = (text, file) => {
    const known = trees.get(text);
    trees.delete(text);
    return known ?? parse(text, file);
  };
}
