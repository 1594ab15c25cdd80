import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from './buildIndex';
import { load, search } from './engine';
import { SAMPLE } from './testRecords';
import type { Segment } from './types';
import { STABLE } from '../versions';

const { index, text } = buildIndex(STABLE.id, SAMPLE);
const shipped = () => JSON.parse(JSON.stringify(index)) as typeof index;
const engine = load(shipped(), text);
const first = (query: string) => search(engine, query, 5).hits[0]?.url;
const marks = (segments: Segment[]) => segments.filter(({ mark }) => mark).map((segment) => segment.text);

test.each([
  ['fees', '/fees'],
  ['who pays the fee', '/fees#who-pays'],
  ['deploying contracts', '/deploy'],
  ['PublicMutable', '/storage#publicmutable'],
  ['public mutable', '/storage#publicmutable'],
  ['publicmut', '/storage#publicmutable'],
  ['AZTEC_NODE_URL', '/wallet'],
  ['--node-url', '/wallet'],
  ['Vec<u8>', '/types'],
  ['nulifier', '/notes'],
  ['nullifiertree', '/notes'],
])('%s finds %s first', (query, url) => {
  expect(first(query)).toBe(url);
});

test('the first letter of the next word changes nothing', () => {
  const curves = { ...SAMPLE[0]!, id: '/n', url: '/n', page: '/n', lvl1: 'n', content: 'contract, n, n and n' };
  const built = buildIndex(STABLE.id, [...SAMPLE, curves]);
  const urls = (query: string) => search(load(built.index, built.text), query, 5).hits.map(({ url }) => url);
  expect(urls('contract n')).toEqual(urls('contract'));
  expect(urls('contract n ')[0]).toBe('/n');
});

test('tells what was meant, and finds it', () => {
  expect(search(engine, 'nulifier tree', 5).suggestion).toBe('nullifier tree');
  expect(search(engine, 'nullifier tree', 5).suggestion).toBeUndefined();
});

test('counts all, and gives them page by page', () => {
  const all = search(engine, 'contract', 50);
  expect(all.total).toBe(all.hits.length);
  const second = search(engine, 'contract', 1, 2);
  expect(second.hits[0]).toEqual(all.hits[1]);
  expect(second.total).toBe(all.total);
});

test('shows the path to a section, its version, and what matched', () => {
  const [hit] = search(engine, 'publicmutable', 5).hits;
  expect(hit).toMatchObject({ path: ['Guides', 'Storage types'], version: STABLE.id, code: false });
  expect(marks(hit!.title)).toEqual(['PublicMutable']);
});

test('shows code as code', () => {
  const [hit] = search(engine, 'TokenContract.deploy', 5).hits;
  expect(hit).toMatchObject({ url: '/deploy#options', code: true });
});

test('text that looks like markup stays text, whole and in order', () => {
  const [hit] = search(engine, 'onerror', 5).hits;
  expect(hit!.snippet.map((segment) => segment.text).join('')).toBe(
    'A Vec<u8> holds bytes; <img src=x onerror=alert(1)> is text.',
  );
  expect(marks(hit!.snippet)).toEqual(['onerror']);
});

test('headings answer before the text is there', () => {
  const [hit] = search(load(shipped()), 'publicmutable', 5).hits;
  expect(hit).toMatchObject({ url: '/storage#publicmutable', snippet: [] });
});

test('finds nothing for nothing', () => {
  for (const query of ['', '   ', '???', 'zzzzqqqq'])
    expect(search(engine, query, 5)).toMatchObject({ total: 0, hits: [] });
});

test('no query breaks it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (query) => {
      const { hits, total } = search(engine, query, 5);
      expect(hits.length).toBeLessThanOrEqual(total);
    }),
  );
});

test('a damaged index is refused', () => {
  expect(() => load({ ...shipped(), sections: index.sections.slice(0, -1) })).toThrow('damaged');
  expect(() => load({} as typeof index)).toThrow();
});
