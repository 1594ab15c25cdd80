// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typesenseProvider } from './typesense';
import { internalUrl, readAnswer, segmentsOf } from './typesenseAnswer';
import { searchBody } from './typesenseQuery';

const hosted = { query: 'fees', language: 'en', tag: 'docs-default-v1.0.0', limit: 15, page: 1 };

test('[SRCH-5] the request has the documented shape', () => {
  expect(searchBody('aztec-docs', hosted).searches).toEqual([
    {
      collection: 'aztec-docs',
      q: 'fees',
      query_by:
        'hierarchy.lvl0,hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6,asked,content',
      query_by_weights: '2,9,7,7,7,7,7,5,1',
      filter_by: 'language:=en && docusaurus_tag:=[default,docs-default-v1.0.0]',
      group_by: 'url',
      group_limit: 1,
      sort_by: '_text_match:desc,item_priority:desc',
      include_fields: expect.stringContaining('hierarchy.lvl6,content,anchor,url') as string,
      highlight_full_fields: expect.stringContaining('hierarchy.lvl0') as string,
      snippet_threshold: 8,
      highlight_affix_num_tokens: 4,
      page: 1,
      per_page: 15,
    },
  ]);
});

const hit = (document: object, highlights: object[] = []) => ({ hits: [{ document, highlights }] });
const answer = (...groups: object[]) => ({ results: [{ found: groups.length, grouped_hits: groups }] });
const FEES = {
  url: 'https://docs.aztec.network/fees#who',
  'hierarchy.lvl0': 'Concepts',
  'hierarchy.lvl1': 'Fees',
  'hierarchy.lvl2': 'Who pays',
  content: 'A sponsor.',
  version: ['v1.0.0'],
};

test('an answer becomes hits', () => {
  const highlights = [
    { field: 'hierarchy.lvl2', value: 'Who <mark>pays</mark>' },
    { field: 'content', snippet: 'A <mark>Vec</mark><u8> <img src=x onerror=alert(1)>' },
  ];
  expect(readAnswer(answer(hit(FEES, highlights)))).toEqual({
    total: 1,
    hits: [
      {
        url: '/fees#who',
        path: ['Concepts', 'Fees'],
        title: [{ text: 'Who ' }, { text: 'pays', mark: true }],
        snippet: [{ text: 'A ' }, { text: 'Vec', mark: true }, { text: '<u8> <img src=x onerror=alert(1)>' }],
        code: false,
      },
    ],
  });
});

test.each([
  ['an error inside a 200', { results: [{ code: 404, error: 'Not found.' }] }],
  ['no results', {}],
  ['null', null],
  ['text', 'hello'],
  ['hits that are none', { results: [{ found: 1, grouped_hits: [{ hits: [] }] }] }],
  ['a count that is none', { results: [{ found: 'many', grouped_hits: [] }] }],
])('[SRCH-7] %s is a failure', (_name, value) => {
  expect(() => readAnswer(value)).toThrow();
});

test.each([
  ['https://docs.aztec.network/fees#who', '/fees#who'],
  ['/fees', '/fees'],
  ['https://evil.example//evil.example/x', '/evil.example/x'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://[', undefined],
])('[SRCH-2] %s leads to %s', (url, expected) => {
  expect(internalUrl(url)).toBe(expected);
});

test('only marks mean anything in a highlight', () => {
  expect(segmentsOf('a <mark>b</mark> <b>c</b> <mark>open')).toEqual([
    { text: 'a ' },
    { text: 'b', mark: true },
    { text: ' <b>c</b> <mark>open' },
  ]);
});

const settings = { hosts: ['a', 'b'], protocol: 'https', port: 443, searchKey: 'k y', collection: 'aztec-docs' };
const fetched = vi.fn<typeof fetch>();
const ok = () => new Response(JSON.stringify(answer(hit(FEES))));
const options = { language: 'en', tag: 't', limit: 5, page: 1 };

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
});

test('[SRCH-5] asks over HTTPS on port 443, as plain text, with the search key', async () => {
  fetched.mockResolvedValueOnce(ok());
  await typesenseProvider(settings).search('fees', options);
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('https://a:443/multi_search?x-typesense-api-key=k%20y');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' } });
});

test('a host that fails is passed over, then and afterwards', async () => {
  const provider = typesenseProvider(settings);
  fetched.mockRejectedValueOnce(new TypeError('refused')).mockImplementation(() => Promise.resolve(ok()));
  expect((await provider.search('fees', options)).total).toBe(1);
  await provider.search('fees', options);
  expect(fetched.mock.calls.map(([url]) => new URL(url as string).host)).toEqual(['a', 'b', 'b']);
});

test('[SRCH-7] hosts that are silent are a failure, and the next search tries again', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => new Promise(() => undefined));
  const provider = typesenseProvider(settings);
  const failed = expect(provider.search('fees', options)).rejects.toThrow('silent');
  await vi.runAllTimersAsync();
  await failed;
  fetched.mockImplementation(() => Promise.resolve(ok()));
  expect((await provider.search('fees', options)).total).toBe(1);
});

test('[SRCH-7] an answer that comes after the failure is told, and taken for the same question', async () => {
  vi.useFakeTimers();
  let arrive!: (response: Response) => void;
  fetched.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const provider = typesenseProvider(settings);
  const told = vi.fn();
  provider.onUpdate(told);
  const failed = expect(provider.search('fees', options)).rejects.toThrow('silent');
  await vi.runAllTimersAsync();
  await failed;
  expect(told).not.toHaveBeenCalled();
  arrive(ok());
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  const { length } = fetched.mock.calls;
  expect((await provider.search('fees', options)).total).toBe(1);
  expect(fetched.mock.calls).toHaveLength(length);
});

test('a host that was passed over for its silence may still answer first', async () => {
  vi.useFakeTimers();
  let arrive!: (response: Response) => void;
  fetched
    .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    .mockImplementation(() => new Promise(() => undefined));
  const answered = typesenseProvider(settings).search('fees', options);
  await vi.advanceTimersToNextTimerAsync();
  expect(fetched).toHaveBeenCalledTimes(2);
  arrive(ok());
  expect((await answered).total).toBe(1);
});

test('a newer search stops the one before', async () => {
  const signals: AbortSignal[] = [];
  fetched.mockImplementation((_url, init) => {
    signals.push(init!.signal!);
    return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve(ok());
  });
  const provider = typesenseProvider(settings);
  void provider.search('fe', options).catch(() => undefined);
  await provider.search('fees', options);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
});
