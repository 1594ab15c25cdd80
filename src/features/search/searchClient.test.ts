// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { SearchResult } from '../../../core/search/types';
import { STABLE } from '../../../core/versions';
import { addMeant, addRecent, clearRecents, recents } from './recents';
import { currentVersion, rememberVersion, searchUrl } from './scope';
import { SearchClient, type State } from './searchClient';
import { wordsOfPath } from './wordsOfPath';

const result = (total: number): SearchResult => ({ total, hits: [] });
const request = (query: string) => ({ query, version: STABLE.id, limit: 5, page: 1 });

function start(search: (query: string) => Promise<SearchResult>, debounce = 0) {
  const states: State[] = [];
  const updates: (() => void)[] = [];
  const provider = {
    debounce,
    warm: () => undefined,
    onUpdate: (listener: () => void) => {
      updates.push(listener);
      return () => void updates.splice(updates.indexOf(listener), 1);
    },
    search,
  };
  const client = new SearchClient(
    (state) => states.push(state),
    () => Promise.resolve(provider),
  );
  return { client, states, updates };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('shows the newest answer, and never asks what was overtaken', async () => {
  const asked: string[] = [];
  const { client, states } = start(async (query) => {
    asked.push(query);
    await settle();
    return result(query.length);
  });
  client.run(request('f'));
  await Promise.resolve();
  client.run(request('fe'));
  client.run(request('fees'));
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'results', request: { query: 'fees' } }));
  expect(asked).toEqual(['f', 'fees']);
});

test('[SRCH-7] a failure is shown, and the next query tries again', async () => {
  let broken = true;
  const { client, states } = start(() => (broken ? Promise.reject(new Error('x')) : Promise.resolve(result(1))));
  client.run(request('fees'));
  await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('failed'));
  broken = false;
  client.run(request('fees '));
  await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('results'));
});

test('an empty field shows the start again', async () => {
  const { client, states } = start(() => Promise.resolve(result(1)));
  client.run(request('  '));
  expect(states).toEqual([{ kind: 'idle' }]);
});

test('asks again when the text for snippets is there', async () => {
  let count = 0;
  const { client, states, updates } = start(() => Promise.resolve(result(++count)));
  const stop = client.warm(STABLE.id);
  client.run(request('fees'));
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ result: { total: 1 } }));
  updates[0]!();
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ result: { total: 2 } }));
  stop();
  expect(updates).toEqual([]);
});

test('first answers give way to better ones; what a reader has begun to read stays in place', async () => {
  const hit = (url: string) => ({ url, path: [], title: [], snippet: [], code: false });
  const answers = [
    { total: 1, hits: [hit('/a')], partial: true },
    { total: 2, hits: [hit('/b'), hit('/a')] },
    { total: 2, hits: [hit('/a'), hit('/b')] },
  ];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { client, states, updates } = start(() => Promise.resolve(answers.shift()!));
  client.warm(STABLE.id);
  const urls = () => {
    const state = states.at(-1);
    return state?.kind === 'results' ? state.result.hits.map(({ url }) => url) : [];
  };
  client.run(request('fees'));
  await vi.waitFor(() => expect(urls()).toEqual(['/a']));
  now = 5000;
  updates[0]!();
  await vi.waitFor(() => expect(urls()).toEqual(['/b', '/a']));
  now = 10_000;
  const before = states.length;
  updates[0]!();
  await vi.waitFor(() => expect(states.length).toBeGreaterThan(before));
  expect(urls()).toEqual(['/b', '/a']);
  vi.restoreAllMocks();
});

test('recents keep what was meant', () => {
  const state = { kind: 'results', request: request('nulifier'), result: { ...result(1), suggestion: 'nullifier' } };
  addMeant(state as State);
  expect(recents.getSnapshot()).toEqual(['nullifier']);
  clearRecents();
});

test('says that it loads until the first answer, and not between answers', async () => {
  const { client, states } = start(() => Promise.resolve(result(1)));
  client.run(request('f'));
  expect(states).toMatchObject([{ kind: 'loading' }]);
  await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('results'));
  client.run(request('fe'));
  client.run(request(''));
  client.run(request('fee'));
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'results', request: { query: 'fee' } }));
  expect(states.map(({ kind }) => kind)).toEqual(['loading', 'results', 'idle', 'results']);
});

test('[SRCH-2] the version being read is searched, and the last one read where a page has none', () => {
  expect(currentVersion('/fees')).toBe(STABLE.id);
  expect(currentVersion('/nightly/fees')).toBe('nightly');
  expect(currentVersion('/search')).toBe(STABLE.id);
  history.replaceState(null, '', '/nightly/fees');
  rememberVersion();
  expect(currentVersion('/search')).toBe('nightly');
  localStorage.setItem('docs-read-version', '{bad');
  expect(currentVersion('/search')).toBe(STABLE.id);
});

test('the address of a search keeps query, version and page', () => {
  expect(searchUrl('a&b', 'nightly', 2)).toBe('/search?q=a%26b&version=nightly&page=2');
  expect(searchUrl('fees', STABLE.id)).toBe(`/search?q=fees&version=${STABLE.id}`);
});

test('recents: the last five, newest first, without doubles, and gone when cleared', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'B ', 'f', '  ']) addRecent(query);
  expect(recents.getSnapshot()).toEqual(['f', 'B', 'e', 'd', 'c']);
  clearRecents();
  expect(recents.getSnapshot()).toEqual([]);
  expect(localStorage.getItem('search-recent')).toBeNull();
  for (const newValue of ['["kept"]', '{bad', '{}', '[1,null]', 'null']) {
    dispatchEvent(new StorageEvent('storage', { key: 'search-recent', newValue }));
    expect(recents.getSnapshot()).toEqual(newValue === '["kept"]' ? ['kept'] : []);
  }
});

test.each([
  ['/developers/docs/fee-payment.html', 'fee payment'],
  ['/nightly/run_a_sequencer', 'run a sequencer'],
  ['/developers/guides/fees', 'guides fees'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('the words of %s are "%s"', (path, expected) => {
  expect(wordsOfPath(path)).toBe(expected);
});
