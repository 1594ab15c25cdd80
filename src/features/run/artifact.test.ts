import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { TabManifest } from '../../../core/tab';
import { VERSIONS } from '../../../core/versions';
import { link } from '../../../network/tab/worker/link';
import { addArtifact, artifactContent, artifacts, otherNoir, removeArtifact } from './artifact';
import { readArtifact } from './readArtifact';
import { codeFor } from './artifactCode';

const manifest = { sdk: '2.0.2', noir: '1.0.0-beta.11', modules: [] as string[] } as TabManifest;
const fn = (name: string, attributes: string[], parameters: object[] = []) => ({
  name,
  custom_attributes: attributes,
  bytecode: '',
  abi: { parameters },
});
const FIELD = { kind: 'field' };
const ADDRESS = { kind: 'struct', path: 'aztec::protocol_types::address::aztec_address::AztecAddress', fields: [] };
const CONTEXT = { kind: 'struct', path: 'aztec::context::inputs::PrivateContextInputs' };
const COUNTER = {
  noir_version: '1.0.0-beta.11+5b65f96-aztec',
  transpiled: true,
  name: 'Counter',
  functions: [
    fn(
      'initialize',
      ['private', 'initializer'],
      [
        { name: 'inputs', type: CONTEXT },
        { name: 'headstart', type: FIELD },
        { name: 'owner', type: ADDRESS },
      ],
    ),
    fn('increment', ['private'], [{ name: 'owner', type: ADDRESS }]),
    fn('get_counter', ['utility'], [{ name: 'owner', type: ADDRESS }]),
    fn('sync_private_state', ['utility']),
  ],
  outputs: { structs: {}, globals: {} },
  file_map: {},
};
const changed = (part: object) => JSON.stringify({ ...COUNTER, ...part });
const file = (content: string | Blob, name = 'counter-Counter.json') => new File([content], name);

beforeEach(() => artifacts.set([]));

test('a compiled contract is kept as it is, under the name of its file', async () => {
  const content = JSON.stringify(COUNTER);
  expect(await addArtifact(file(content), manifest)).toBeUndefined();
  expect(artifacts.getSnapshot()).toMatchObject([{ name: 'Counter', module: './target/counter-Counter.json' }]);
  expect(await artifactContent('./target/counter-Counter.json')!.text()).toBe(content);
  expect(artifactContent('./target/other.json')).toBeUndefined();
  // Compiled again.
  await addArtifact(file(changed({ name: 'Other' })), manifest);
  expect(artifacts.getSnapshot().map(({ name }) => name)).toEqual(['Other']);
  removeArtifact('./target/counter-Counter.json');
  expect(artifacts.getSnapshot()).toEqual([]);
});

test('the program deploys the contract and calls it, with values of the right types', async () => {
  await addArtifact(file(JSON.stringify(COUNTER)), manifest);
  const [artifact] = artifacts.getSnapshot();
  const code = codeFor(artifact!, manifest);
  expect(code).toContain("import json from './target/counter-Counter.json' with { type: 'json' };");
  expect(code).toContain("Contract.deploy(wallet, artifact, [1n, from], 'initialize').send({ from })");
  expect(code).toContain('contract.methods.get_counter(from).simulate({ from })');
  expect(code).toContain('// contract.methods also has increment\n');
  expect(codeFor(artifact!, { ...manifest, modules: ['@aztec/test-wallet/server'] })).toContain('TestWallet.create');
});

test.each(VERSIONS)('of Aztec $sdk every published contract is taken, and its program can be read', async (version) => {
  const folder = path.join(__dirname, '../../../sdk', version.id, 'node_modules/@aztec/noir-contracts.js/artifacts');
  const names = readdirSync(folder).filter((name) => /(Token|NFT|Crowdfunding|AMM|Uniswap)\.json$/.test(name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const noir = (JSON.parse(text) as { noir_version: string }).noir_version.split('+')[0]!;
    const own = { ...manifest, noir };
    expect(await addArtifact(file(text, name), own), name).toBeUndefined();
    const [artifact] = artifacts.getSnapshot();
    expect(otherNoir(artifact!, own)).toBeUndefined();
    const code = codeFor(artifact!, own);
    await link({ key: 'k', text: code, earlier: [], load: async () => ({ default: 1 }) });
    artifacts.set([]);
  }
});

test('another compiler than that of the release is told, and no reason to refuse', () => {
  const found = readArtifact(changed({ noir_version: '1.0.0-beta.14+82ec52a' }), manifest);
  expect(otherNoir(found as Exclude<typeof found, string>, manifest)).toBe('1.0.0-beta.14');
});

const nested = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000);
const withName = (name: string) => changed({ functions: [fn(name, ['private'])] });
const HOSTILE: [string, string, RegExp][] = [
  ['nothing', '', /not JSON/],
  ['markup', '<!doctype html><script>alert(1)</script>', /not JSON/],
  ['code', 'export default { name: "Counter" }', /not JSON/],
  ['a number', '7', /not a compiled contract/],
  ['null', 'null', /not a compiled contract/],
  ['arrays in arrays', nested('[', ']'), /nested deeper/],
  ['objects in objects', `${'{"functions":'.repeat(100_000)}1${'}'.repeat(100_000)}`, /nested deeper/],
  ['prototype keys alone', '{"__proto__":{"name":"Counter","functions":[]}}', /not a compiled contract/],
  [
    'a function named __proto__ in place of the list',
    changed({ functions: { __proto__: [] } }),
    /functions is missing/,
  ],
  ['functions without end', changed({ functions: Array(1001).fill(COUNTER.functions[1]) }), /functions is missing/],
  ['a contract whose name is markup', changed({ name: '<img src=x onerror=alert(1)>' }), /name is missing/],
  ['a function whose name ends a call', withName("x(); fetch('https://example.com')"), /functions\.0\.name/],
  ['a function whose name ends a comment', withName('x\nfetch(1)'), /functions\.0\.name/],
  ['a name turned round', withName('a\u202eb'), /functions\.0\.name/],
  [
    'a parameter whose name ends a comment',
    changed({ functions: [fn('x', [], [{ name: '*/ alert(1) /*', type: FIELD }])] }),
    /parameters\.0\.name/,
  ],
  ['a version without end', changed({ noir_version: 'x'.repeat(1e6) }), /noir_version is missing/],
  ['a circuit', JSON.stringify({ noir_version: '1', abi: {}, bytecode: 'H4s' }), /program or circuit, not a contract/],
  ['what Aztec.js loaded', changed({ functions: [{ name: 'x', functionType: 'private' }] }), /loaded already/],
  ['public functions as nargo leaves them', changed({ transpiled: undefined }), /not transpiled/],
];
test.each(HOSTILE)('%s is refused with a sentence', async (_, content, sentence) => {
  const reason = await addArtifact(file(content), manifest);
  expect(reason).toMatch(sentence);
  expect(reason!.length).toBeLessThan(250);
  expect(artifacts.getSnapshot()).toEqual([]);
  expect(({} as { name?: string }).name).toBeUndefined();
});

test('a file of 200 MB is refused unread, and one that is gone too', async () => {
  const read = () => Promise.reject(new Error('read'));
  const large = { size: 200_000_000, name: 'large.json', text: read } as unknown as File;
  expect(await addArtifact(large, manifest)).toBe('It has 200.0 MB; what can be opened here has at most 20.0 MB.');
  expect(await addArtifact({ ...large, size: 1 }, manifest)).toContain('could not be read');
});

test('the name of a file cannot end the string that it stands in', async () => {
  await addArtifact(file(JSON.stringify(COUNTER), "x'; import('https://example.com'); '\u202e.json"), manifest);
  const [artifact] = artifacts.getSnapshot();
  expect(artifact!.module).toMatch(/^\.\/target\/[\w.-]+\.json$/);
});

test('there is room for eight', async () => {
  for (let i = 0; i < 8; i++) await addArtifact(file(JSON.stringify(COUNTER), `c${i}.json`), manifest);
  expect(await addArtifact(file(JSON.stringify(COUNTER), 'more.json'), manifest)).toContain('remove one first');
  expect(artifacts.getSnapshot()).toHaveLength(8);
});
