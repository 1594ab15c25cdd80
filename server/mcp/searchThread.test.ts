import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '../../core/search/buildIndex';
import { SAMPLE } from '../../core/search/testRecords';
import { MANIFEST } from '../../core/search/types';
import { firstWords, openSearch } from './search';
import { openSearchThread } from './searchThread';
import { makeTestLibrary } from './testLibrary';

const small = makeTestLibrary();
const large = makeTestLibrary();
afterAll(() => {
  small.remove();
  large.remove();
});

/** As many words as make an unknown one cost something. */
const words = Array.from({ length: 15_000 }, (_, i) => `w${((i * 2_654_435_761) % 2 ** 32).toString(36)}`);
{
  const [first] = SAMPLE;
  const { index, text } = buildIndex('v2.0.2', [{ ...first!, version: 'v2.0.2', content: words.join(' ') }]);
  mkdirSync(path.join(large.dir, 'assets'), { recursive: true });
  writeFileSync(path.join(large.dir, 'assets/large.json'), JSON.stringify(index));
  writeFileSync(path.join(large.dir, 'assets/large-text.json'), JSON.stringify(text));
  const entry = { language: 'en', tag: 'x', version: 'v2.0.2', records: 1 };
  const versions = [{ ...entry, index: '/assets/large.json', text: '/assets/large-text.json' }];
  writeFileSync(path.join(large.dir, MANIFEST), JSON.stringify({ versions }));
}
const hostile = Array.from({ length: 12 }, (_, i) => `wzqxjvk${'abcdefghijkl'[i]}`).join(' ');

describe('search in a thread of its own', () => {
  test('finds the same', async () => {
    const thread = openSearchThread(small.dir);
    expect(await thread('fees', 'v2.0.2', 8)).toEqual(openSearch(small.dir)('fees', 'v2.0.2', 8));
    await expect(thread('fees', 'v9' as never, 8)).rejects.toThrow(/has no version/);
    expect((await thread('fees', 'nightly', 8)).total).toBeGreaterThan(0);
  });

  test('nothing else waits for it', async () => {
    const here = openSearch(large.dir);
    here('x', 'v2.0.2', 8);
    const start = performance.now();
    here(hostile, 'v2.0.2', 8);
    const cost = performance.now() - start;
    const thread = openSearchThread(large.dir, 30_000);
    await thread('x', 'v2.0.2', 8);
    let longest = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    await Promise.all(Array.from({ length: 4 }, () => thread(hostile, 'v2.0.2', 8)));
    clearInterval(clock);
    expect(longest).toBeLessThan(cost);
  });

  test('is given up after a while, also while it waits; the thread goes on', async () => {
    const thread = openSearchThread(large.dir, 40);
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => thread(hostile, 'v2.0.2', 8)));
    expect(results.map(({ status }) => status)).toEqual(Array(80).fill('rejected'));
    expect(String((results[79] as PromiseRejectedResult).reason)).toContain('The search is busy');
    await vi.waitFor(() => thread('w', 'v2.0.2', 1), { timeout: 30_000, interval: 100 });
  });

  test('that is stuck is ended, and another begun', async () => {
    const thread = openSearchThread(large.dir, 60_000, 20);
    await expect(thread(hostile, 'v2.0.2', 8)).rejects.toThrow(/thread ended/);
    const again = await Promise.allSettled([thread('w', 'v2.0.2', 1), thread('w', 'v2.0.2', 1)]);
    expect(again.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

test.each([
  ['how do I pay a fee', 'how do I pay a fee'],
  ['a b c d e f g h i j k l m n', 'a b c d e f g h i j k l'],
  ['one '.repeat(11) + 'two_three', 'one '.repeat(11).trim()],
  ['abcd_'.repeat(40), 'abcd '.repeat(12).trim()],
  ['', ''],
])('of "%s" is looked up "%s"', (query, looked) => expect(firstWords(query)).toBe(looked));
