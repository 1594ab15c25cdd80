// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readOperatorPage, type OperatorPage } from '../../../markdown/code-blocks/operatorPage';
import { FIELDS, type Values } from './fields';
import { fileText, warningsFor } from './files';

const KEY = `0x${'ab'.repeat(32)}`;

/** As the build reads a page; what a fence says after its language is its title. */
function pageOf(markdown: string): OperatorPage {
  const tree = unified().use(remarkParse).parse(markdown);
  const show = ({ value, lang, meta }: Code) => ({ code: value, lang: lang ?? 'text', title: meta ?? undefined });
  return readOperatorPage(tree, show);
}
const block = (lang: string, text: string): string => `## Write it\n\n\`\`\`${lang}\n${text}\n\`\`\`\n`;
const textOf = (markdown: string, values: Values): string => fileText(pageOf(markdown).files[0]!, values);

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('[OPS-1] the place decides how a value is written, and of two urls a tool gets the first', () => {
  const values = { L1_RPC_URL: 'https://a.example/?a&b,https://b.example', NETWORK: "it's" };
  const markdown = block('bash .env', `curl <L1_RPC_URL> <SECOND_L1_RPC_URL> -d '["<NETWORK>"]'`);
  expect(textOf(markdown, values)).toBe(`curl 'https://a.example/?a&b' https://b.example -d '["it'\\''s"]'\n`);
  expect(textOf(markdown, {})).toBe(`curl <L1_RPC_URL> <SECOND_L1_RPC_URL> -d '["<NETWORK>"]'\n`);
  expect(textOf(block('env .env', 'A=<L1_RPC_URL>'), values)).toBe(`A='${values.L1_RPC_URL}'\n`);
});

test('[OPS-6] a dollar sign means itself in a compose file', () => {
  const markdown = block('yaml docker-compose.yml', 'dir: "<DATA_DIRECTORY>"');
  expect(textOf(markdown, { DATA_DIRECTORY: '/a$b' })).toBe('dir: "/a$$b"\n');
});

test('[OPS-5] files know their section, what is missing and what is secret', () => {
  const values = { L1_RPC_URL: 'https://u:p@a.example', ATTESTER_PRIVATE_KEY: KEY };
  const { files, fields } = pageOf(block('env .env', 'URLS=<L1_RPC_URL>\nKEY=<ATTESTER_PRIVATE_KEY>\nX=<OTHER>'));
  const [file] = files;
  expect(file).toMatchObject({ name: '.env', section: 'Write it' });
  expect(fileText(file!, values)).toBe(`URLS=https://u:p@a.example\nKEY=${KEY}\nX=<OTHER>\n`);
  expect(warningsFor(file!, values)).toEqual([
    'Not filled in: <OTHER>.',
    'Contains a secret: L1 RPC URL, Attester private key. Keep the file private.',
  ]);
  expect(fields).toEqual(['L1_RPC_URL', 'ATTESTER_PRIVATE_KEY']);
});

test('[OPS-5] what is no file of the page is not offered, and a block without fields has no button', () => {
  const { files, blocks } = pageOf(`${block('env .env (addition)', 'A=<NETWORK>')}${block('bash', 'echo <OTHER>')}`);
  expect(files).toEqual([]);
  expect([...blocks.values()].map(({ first }) => first)).toEqual(['NETWORK']);
});

test('[OPS-1] what takes several urls is called a URL: the build knows it by its name', () => {
  for (const { name, kind } of FIELDS) expect(name.endsWith('_URL')).toBe(kind === 'urls');
});

test.each([
  '{bad',
  '[]',
  'NaN',
  'null',
  '7',
  '""',
  '{"NETWORK":7}',
  '{"NETWORK":"Bad Name"}',
  '{"__proto__":{"NETWORK":"x"}}',
  '',
])('corrupt storage counts as empty: %s', async (stored) => {
  localStorage.setItem('operator-values', stored);
  const { currentValues } = await import('./state');
  expect(currentValues()).toEqual({});
});

test('secrets are kept in memory and never stored, and a stored secret is not taken', async () => {
  localStorage.setItem('operator-values', JSON.stringify({ NETWORK: 'testnet', PROVER_PRIVATE_KEY: KEY }));
  const state = await import('./state');
  expect(state.currentValues()).toEqual({ NETWORK: 'testnet' });
  const all = { NETWORK: 'testnet', PROVER_PRIVATE_KEY: KEY, L1_RPC_URL: 'https://u:p@a.example' };
  state.setValues(all);
  expect(state.currentValues()).toEqual(all);
  expect(localStorage.getItem('operator-values')).toBe('{"NETWORK":"testnet"}');
  const leave = state.operatorValues.subscribe(() => undefined);
  dispatchEvent(new StorageEvent('storage', { key: 'operator-values', newValue: '{"NETWORK":"devnet"}' }));
  leave();
  expect(state.currentValues()).toEqual({ ...all, NETWORK: 'devnet' });
  state.setValues({ PROVER_PRIVATE_KEY: KEY });
  expect(localStorage.length).toBe(0);
});
