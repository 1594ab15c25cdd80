import { expect, test } from 'vitest';
import { blockHash, type RanLedger } from '../../core/ran';
import { STABLE } from '../../core/versions';
import { parseFence } from '../../core/fence';
import type { Block } from '../snippets/types';
import { ROOT } from '../snippets/versions';
import { runName } from './identity';
import { compareLedger } from './ledger';
import { marked, markedPart } from './mark';
import { compareOutput } from './output';
import type { Program } from './programs';

const FILE = `${STABLE.folder}/a.md`;
const blockAt = (line: number, body: string, lang = 'ts'): Block => ({
  file: FILE,
  line,
  fence: parseFence(lang, ''),
  body,
  origin: { file: FILE, line: line + 1 },
});
const origins = (count: number) => Array.from({ length: count }, (_, i) => ({ file: FILE, line: i + 10 }));

const compare = (text: string, ...lines: string[]) =>
  compareOutput(
    [{ at: { file: FILE, line: 5 }, text, of: [blockAt(1, 'print();')] }],
    lines.map((line) => ({ place: `${FILE}:2`, text: line })),
  ).map(({ line, message }) => `${line}: ${message}`);

test('output is compared line by line, with placeholders for what varies', () => {
  expect(compare('hash 0x<HASH>\nok', 'hash 0x12ab', 'ok')).toEqual([]);
  expect(compare('60n', '61n')).toEqual(['6: shows "60n", but the program printed "61n"']);
  expect(compare('a\nb', 'a')).toEqual(['7: shows "b", but the program printed nothing more']);
  expect(compare('a', 'a\nb')).toEqual(['6: shows nothing more, but the program printed "b"']);
});

test('each statement says where it stands in the page', () => {
  const text = 'const a = 1;\nif (a) {\n  use(a);\n}';
  expect(marked({ text, origins: origins(4) })).toBe(
    `globalThis.__at("${FILE}:10"); const a = 1;\nglobalThis.__at("${FILE}:11"); if (a) {\n  globalThis.__at("${FILE}:12"); use(a);\n}`,
  );
});

test('a part of a module has its imports inside and exports nothing', () => {
  const text = "import type { T } from 't';\nimport a, { b as c, type D } from 'x';\nexport const e = 1;";
  const result = markedPart({ text, origins: origins(3) });
  expect(result).toContain("const { b: c, default: a } = await import('x') as any;");
  expect(result).not.toMatch(/export|from 't'/);
});

const program = (body: string, notRun?: string): Program => ({
  version: STABLE.id,
  text: body,
  origins: [],
  at: { file: FILE, line: 3 },
  members: [blockAt(3, body)],
  before: [],
  expected: [],
  notRun,
});

test('a program has the name under which it ran until its code, its output or the network changes', async () => {
  const shows = (text: string) => [{ at: { file: FILE, line: 9 }, text, of: [blockAt(3, 'await a();')] }];
  const nameOf = (body: string, rest: Partial<Program> = {}, network = 'network') =>
    runName(ROOT, { ...program(body), origins: origins(1), ...rest }, network);
  const name = await nameOf('await a();', { expected: shows('1n') });
  const moved = { at: { file: FILE, line: 7 }, origins: [{ file: FILE, line: 70 }] };
  expect(await nameOf('await a();', { ...moved, expected: shows('1n') })).toBe(name);
  const others = [
    nameOf('await b();', { expected: shows('1n') }),
    nameOf('await a();', { expected: shows('2n') }),
    nameOf('await a();', { expected: shows('1n') }, 'another'),
    nameOf('await a();', { expected: shows('1n'), throws: 'no' }),
  ];
  expect(new Set([name, ...(await Promise.all(others))]).size).toBe(5);
});

test('a block that ran before and no longer does is a problem at its page and line', () => {
  const block = blockHash(STABLE.id, 'await a();');
  const ledger: RanLedger = { counts: {}, blocks: [{ page: FILE, block, sdk: STABLE.sdk, date: '2025-01-01' }] };
  expect(compareLedger(ledger, [program('await a();')], [FILE])).toEqual([]);
  const [stopped] = compareLedger(ledger, [program('await a();', 'no time')], [FILE]);
  expect(stopped).toMatchObject({ file: FILE, line: 3, message: expect.stringContaining('ran before') as string });
  expect(compareLedger(ledger, [program('await b();')], [FILE]).map(({ line }) => line)).toEqual([3, 1]);
  const other = { ...program('await a();'), run: 'another' };
  expect(compareLedger(ledger, [other], [FILE])[0]?.message).toContain('as it is now');
});
