import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '../../core/search/buildIndex';
import { SAMPLE } from '../../core/search/testRecords';
import { MANIFEST } from '../../core/search/types';
import { turnsDuring } from '../testTurns';
import { createAnswerer, type Ask } from './message';
import { firstWords } from './search';
import { openDocs } from './server';
import { makeTestLibrary } from './testLibrary';
import { openThread } from './thread';
import { STABLE } from '../../core/versions';

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
  const { index, text } = buildIndex(STABLE.id, [{ ...first!, version: STABLE.id, content: words.join(' ') }]);
  mkdirSync(path.join(large.dir, 'assets'), { recursive: true });
  writeFileSync(path.join(large.dir, 'assets/large.json'), JSON.stringify(index));
  writeFileSync(path.join(large.dir, 'assets/large-text.json'), JSON.stringify(text));
  const entry = { language: 'en', tag: 'x', version: STABLE.id, records: 1 };
  const versions = [{ ...entry, index: '/assets/large.json', text: '/assets/large-text.json' }];
  writeFileSync(path.join(large.dir, MANIFEST), JSON.stringify({ versions }));
}
const hostile = Array.from({ length: 12 }, (_, i) => `wzqxjvk${'abcdefghijkl'[i]}`).join(' ');

const call = (name: string, args: object): Ask => ({
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
});
const search = (query: string) => call('search_docs', { query });

describe('tools in a thread of their own', () => {
  const thread = openThread(small.dir, 60_000, 60_000).answer;
  const here = createAnswerer(() => openDocs(small.dir));
  test.each([
    search('fees'),
    call('search_docs', { query: 'fees', version: 'v9' }),
    call('get_page', { path: '/fees' }),
    call('list_pages', {}),
    call('explain_error', { text: 'Account 0x12 not found' }),
    call('compare_page', { path: '/fees' }),
    call('look_up_symbol', { name: 'Fr' }),
    { headers: {}, body: '{' },
  ])('$body is answered as in place', async (ask) => {
    expect(await thread(ask)).toEqual(await here(ask));
  });

  test.each([search(hostile), call('explain_error', { text: 'cannot find that note '.repeat(900) })])(
    'nothing else waits for one: %#',
    async (ask) => {
      const thread = openThread(large.dir, 60_000, 60_000).answer;
      await thread(ask);
      expect(await turnsDuring(() => thread(ask))).toBeGreaterThan(100);
    },
  );

  test('what waits for long is told to come again, and so is what comes when many wait; the thread goes on', async () => {
    const thread = openThread(large.dir, 40, 60_000).answer;
    const answers = await Promise.all(Array.from({ length: 80 }, () => thread(search(hostile))));
    expect(answers.map(({ status }) => status)).toEqual(Array(80).fill(503));
    expect(answers[79]!.headers).toEqual({ 'Retry-After': '2' });
    await vi.waitFor(async () => expect((await thread(search('w'))).status).toBe(200), {
      timeout: 30_000,
      interval: 100,
    });
  });

  test('that is stuck is ended, and another begun', async () => {
    const thread = openThread(large.dir, 60_000, 20).answer;
    await expect(thread(search(hostile))).rejects.toThrow(/thread ended/);
    const again = await Promise.allSettled([thread(search('w')), thread(search('w'))]);
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
