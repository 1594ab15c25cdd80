import { namesIn } from './changedNames';
import { codesOf, textsOf, type Change, type ComparedBlock, type Span, type Words } from './comparedSection';

/** In prose, only what cannot be an ordinary word is a name. */
const UNLIKE_WORDS = /^@|^#\[|^--|\w_\w|[a-z][A-Z]/;

export interface Sides {
  removed: string;
  added: string;
  /** Both versions have it, and differ in a part. */
  paired: boolean;
  isCode: boolean;
}

const proseNames = (text: string): string =>
  namesIn(text)
    .filter((name) => UNLIKE_WORDS.test(name))
    .join(' ');
export const namesOf = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? proseNames(word) : word.code)).join(' ');
export const plain = (words: Words): string => textsOf(words).join(' ');

const COMMENT = /(?:^|\s)(?:\/\/|#(?!\[)).*$/gm;

type Said = [change: string, text: string];

const spansSaid = (spans: Span[], say: (words: Words) => string, whole?: Change): Said[] =>
  spans.map(({ change, words }) => [change ?? whole ?? 'same', say(words)]);

export function saidIn(block: ComparedBlock, say: (words: Words) => string): Said[] {
  switch (block.kind) {
    case 'same':
      return [];
    case 'text':
      return spansSaid(block.spans, say);
    case 'code':
      return block.parts.map(({ change, lines }) => [change ?? 'same', lines.join('\n').replace(COMMENT, '')]);
    case 'table':
      return block.rows.flatMap(({ change, cells }) => cells.flatMap((spans) => spansSaid(spans, say, change)));
    case 'diagram':
      return [
        ['removed', block.removed.join('\n')],
        ['added', block.added.join('\n')],
      ];
  }
}

export const sideOf = (texts: Said[], side: string): string =>
  texts
    .filter(([change]) => change === side)
    .map(([, text]) => text)
    .join('\n');

export function sidesOf(block: ComparedBlock, say: (words: Words) => string): Sides {
  const texts = saidIn(block, say);
  return {
    removed: sideOf(texts, 'removed'),
    added: sideOf(texts, 'added'),
    paired: new Set(texts.map(([change]) => change)).size > 1,
    isCode: block.kind === 'code',
  };
}

const NUMBER = /(?<![\w.])\d[\d,.]*(?![\w.]*\w)/g;
export const numbersIn = (text: string): string => [...text.matchAll(NUMBER)].map(([number]) => number).join(' ');

export const codeIn = (words: Words): string => codesOf(words).join(' ');
