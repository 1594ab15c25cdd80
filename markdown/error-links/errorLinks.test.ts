import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { ErrorEntry } from '../../core/errors/types';
import { linkQuotes } from './index';
import { quoteFinder } from './quoted';

const entry = (id: string, text: string): ErrorEntry => ({
  id,
  texts: [text],
  from: 'x',
  area: 'all',
  means: 'It is.',
  proofs: [],
  causes: [],
  fix: [],
  see: [],
});
const find = quoteFinder({
  areas: [],
  entries: [
    entry('nullifier', 'Existing nullifier'),
    entry('witness', 'Unknown auth witness for message hash {hash}'),
    entry('static', 'Function {name} can only be called statically'),
    entry('mined', 'Timeout awaiting {name=isMined}'),
    entry('first', 'Contract is not here'),
    entry('second', 'Contract is not there'),
    entry('address', 'Bad: {it}'),
    entry('custom', 'Rollup__Full'),
  ],
});

test.each([
  ['Existing nullifier', 'nullifier'],
  ['Unknown auth witness for message hash 0x…', 'witness'],
  ['Unknown auth witness', 'witness'],
  ['Function x can only be called statically', 'static'],
  ['Function … can only be called statically', 'static'],
  ['Timeout awaiting isMined', 'mined'],
  ['Rollup__Full', 'custom'],
  ['Contract is not', undefined],
  ['Existing', undefined],
  ['Bad: thing', undefined],
  ['--port', undefined],
])('%s is the message %s', (quote, id) => expect(find(quote)?.id).toBe(id));

test('the first cell of a row leads to the entry, and nothing else does', () => {
  const markdown =
    '| See | Fix |\n| - | - |\n| `Existing nullifier`, or `x` | Not `Existing nullifier` |\n\n`Existing nullifier`\n';
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkStringify);
  const tree = processor.parse(markdown) as Root;
  linkQuotes(tree, (quote) => (find(quote) ? `/errors#${find(quote)!.id}` : undefined));
  const text = processor.stringify(tree);
  expect(text).toContain('[`Existing nullifier`](/errors#nullifier), or `x`');
  expect(text.match(/\/errors#/g)).toHaveLength(1);
});
