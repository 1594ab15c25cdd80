import { codesOf, isProduct, type ComparedBlock, type ComparedSection, type Span, type Words } from './comparedSection';

/** What no ordinary word looks like. */
const TELLING = /^(?:\w*[a-z]\w*[A-Z]\w*|\w+_\w+|[A-Z]{3,}\d*)$/;

const isTelling = (name: string): boolean => TELLING.test(name);

/** The name that each piece of code begins with. */
const namesOf = (words: Words): string[] => codesOf(words).map((code) => /^[.#[]*(\w*)/.exec(code)![1]!);

const changedWords = (spans: Span[]): Words => spans.flatMap(({ change, words }) => (change ? words : []));

function namesIn(block: ComparedBlock): string[] {
  if (block.kind === 'text') return namesOf(changedWords(block.spans));
  // A row is about all that it names.
  if (block.kind === 'table')
    return block.rows.flatMap(({ cells }) => cells.flat().flatMap(({ words }) => namesOf(words)));
  return [];
}

/** Names of which a section tells that the product changed them. Its own heading comes first. */
export const namedIn = ({ title, blocks }: ComparedSection): string[] => [
  ...(/^[\w$]+$/.test(title) ? [title] : []),
  ...new Set(blocks.filter(isProduct).flatMap(namesIn).filter(isTelling)),
];
