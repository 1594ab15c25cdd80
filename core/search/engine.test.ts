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

test('a member of the API is found by its whole name, and not by a word of it', () => {
  const { id: _, ...rest } = SAMPLE[0]!;
  const entry = { ...rest, id: '/api/pxe#pxe', url: '/api/pxe#pxe', page: '/api/pxe', anchor: 'pxe', lvl2: 'PXE' };
  const page = { ...rest, id: '/api/pxe#', url: '/api/pxe', page: '/api/pxe', lvl1: 'PXE and its parts', content: '' };
  const described = { ...entry, type: 'lvl2' as const, content: '', keywords: ['getSyncedFees'] };
  const built = buildIndex(STABLE.id, [...SAMPLE, page, described]);
  const urls = (query: string) => search(load(built.index, built.text), query, 5).hits.map(({ url }) => url);
  expect(urls('getSyncedFees')[0]).toBe('/api/pxe#pxe');
  expect(urls('fees')).not.toContain('/api/pxe#pxe');
});

test('tells what was meant, and finds it', () => {
  expect(search(engine, 'nulifier tree', 5).suggestion).toBe('nullifier tree');
  expect(search(engine, 'nullifier tree', 5).suggestion).toBeUndefined();
});

test('a form of a word that pages have is not corrected', () => {
  const told = { ...SAMPLE[0]!, id: '/p', url: '/p', page: '/p', content: 'It pauses. Passing it on is fine.' };
  const built = buildIndex(STABLE.id, [...SAMPLE, told]);
  expect(search(load(built.index, built.text), 'pausing', 5)).toMatchObject({ total: 1, suggestion: undefined });
});

test('a half-typed identifier finds the whole one before its parts', () => {
  const parts = {
    ...SAMPLE[0]!,
    id: '/p',
    url: '/p',
    page: '/p',
    content: 'A contract has an instance. Get the contract.',
  };
  const whole = { ...SAMPLE[0]!, id: '/w', url: '/w', page: '/w', lvl1: 'Node', content: 'Call getContractInstance.' };
  const built = buildIndex(STABLE.id, [...SAMPLE, parts, whole]);
  expect(search(load(built.index, built.text), 'getContractInst', 5).hits[0]!.url).toBe('/w');
});

test('an option of a command is not its word', () => {
  const proving = { ...SAMPLE[0]!, id: '/p', url: '/p', page: '/p', content: 'A prover proves. Run a prover.' };
  const option = { ...SAMPLE[0]!, id: '/o', url: '/o', page: '/o', content: 'Pass --prover to choose one.' };
  const built = buildIndex(STABLE.id, [...SAMPLE, proving, option]);
  const urls = (query: string) => search(load(built.index, built.text), query, 5).hits.map(({ url }) => url);
  expect(urls('prover')[0]).toBe('/p');
  expect(urls('--prover')).toEqual(['/o']);
  expect(urls('--prov')).toEqual(['/o']);
});

test('a page that was found by one of its questions shows the sentence that answers', () => {
  const records = SAMPLE.map((each) => (each.url === '/fees' ? { ...each, asked: ['gifts by a sponsor'] } : each));
  const built = buildIndex(STABLE.id, records);
  const [hit] = search(load(built.index, built.text), 'gifts by a sponsor', 1).hits;
  expect(hit).toMatchObject({ url: '/fees', title: [{ text: 'Fees' }] });
  expect(hit!.snippet.map(({ text }) => text).join('')).toBe('A sponsor can pay the fee for a user.');
});

test('code is shown from the beginning of a line', () => {
  const line = `  const ${'reallyLongName '.repeat(6)}= await node.getProvenBlock(3);`;
  const built = buildIndex(STABLE.id, [{ ...SAMPLE[0]!, content: '', code: `first();\n${line}` }]);
  const [hit] = search(load(built.index, built.text), 'getProvenBlock', 5).hits;
  expect(hit!.code).toBe(true);
  expect(hit!.snippet.map(({ text }) => text).join('')).toMatch(/^\s*const reallyLongName/);
});

test('counts all, and gives them page by page', () => {
  const all = search(engine, 'contract', 50);
  expect(all.total).toBe(all.hits.length);
  const second = search(engine, 'contract', 1, 2);
  expect(second.hits[0]).toEqual(all.hits[1]);
  expect(second.total).toBe(all.total);
});

test('shows the path to a section and what matched', () => {
  const [hit] = search(engine, 'publicmutable', 5).hits;
  expect(hit).toMatchObject({ path: ['Guides', 'Storage types'], code: false });
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

test('a question is matched as a whole: words of several questions are none of them', () => {
  const records = SAMPLE.map((record) => ({
    ...record,
    asked:
      record.url === '/types'
        ? ['who owns the chain', 'how long does a swap take', 'undo a swap']
        : record.url === '/deploy'
          ? ['undo what i did on chain']
          : undefined,
  }));
  const built = buildIndex(STABLE.id, records);
  const [hit] = search(load(built.index, built.text), 'undo on chain', 5).hits;
  expect(hit!.url).toBe('/deploy');
});

test('a question is answered by a page, a detail by a section', () => {
  const answer = search(engine, 'who pays the fee?', 5).hits[0]!;
  expect(answer).toMatchObject({ url: '/fees#who-pays', path: ['Guides'], title: [{ text: 'Fees' }] });
  expect(answer.section!.map(({ text }) => text).join('')).toBe('Who pays');
  expect(search(engine, 'pays', 5).hits[0]).toMatchObject({ url: '/fees#who-pays', path: ['Guides', 'Fees'] });
});

test('the snippet begins with the sentence that answers', () => {
  const long = `${'Nothing of interest stands here. '.repeat(12)}A sponsor pays for guests. The end.`;
  const built = buildIndex(STABLE.id, [...SAMPLE, { ...SAMPLE[0]!, id: '/l', url: '/l', page: '/l', content: long }]);
  const hits = search(load(built.index, built.text), 'sponsor guests', 5).hits;
  const shown = hits.find(({ url }) => url === '/l')!.snippet.map(({ text }) => text);
  expect(shown.join('')).toBe('… A sponsor pays for guests. The end.');
});

const GLOSSARY = { ...SAMPLE[2]!, id: '/glossary', url: '/glossary', page: '/glossary', lvl1: 'Glossary' };
const entry = (term: string, content: string) => {
  const url = `/glossary#${term.toLowerCase()}`;
  return {
    ...SAMPLE[1]!,
    id: url,
    url,
    page: '/glossary',
    anchor: term.toLowerCase(),
    lvl1: 'Glossary',
    lvl2: term,
    content,
  };
};
const terms = buildIndex(STABLE.id, [
  ...SAMPLE,
  GLOSSARY,
  entry('Nullifier', 'It makes a note spent. No note is spent twice.'),
  entry('Note', 'A value with an owner.'),
  { ...SAMPLE[0]!, id: '/guide', url: '/guide', page: '/guide', lvl1: 'Spend', asked: ['using a nullifier'] },
]);
const ask = (query: string) => search(load(terms.index, terms.text), query, 5);

test('a term that a page is titled by is defined above the results, and is none of them', () => {
  const definition = { term: 'Note', text: 'A value with an owner.', url: '/glossary#note' };
  for (const query of ['note', 'what is a note?', 'Notes']) expect(ask(query)).toMatchObject({ definition });
  const { hits, total } = ask('note');
  expect(total).toBe(hits.length);
  for (const found of [hits, search(load(terms.index), 'note', 5).hits])
    expect(found.map(({ url }) => url)).not.toContain('/glossary#note');
  expect(ask('spend a note').definition).toBeUndefined();
});

test('a term that no page is titled by is the first result, and shows its definition', () => {
  for (const query of ['nullifier', 'what is a nulifier?', 'Nullifiers']) {
    const { hits, definition } = ask(query);
    expect(hits[0]!.url).toBe('/glossary#nullifier');
    expect(hits[0]!.snippet.map(({ text }) => text).join('')).toBe('It makes a note spent. No note is spent twice.');
    expect(definition).toBeUndefined();
  }
  expect(search(load(terms.index), 'nullifier', 5).hits[0]!.url).toBe('/glossary#nullifier');
  expect(ask('how do I use a nullifier').hits[0]!.url).toBe('/guide');
});

test.each([
  ['PublicMutabel', 'PublicMutable'],
  ['nullifiertree', 'nullifier tree'],
  ['deplpy a contrct', 'deploy a contract'],
])('%s was meant as %s', (typed, meant) => {
  expect(search(engine, typed, 5).suggestion?.toLowerCase()).toBe(meant.toLowerCase());
});
