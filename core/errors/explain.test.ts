import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../markdown/data/errors';
import { STABLE, VERSIONS } from '../versions';
import { MAX_TEXT } from './clean';
import { explain, makeExplainer } from './explain';
import { looksLikeError } from './looksLikeError';
import { nearErrors } from './near';
import type { ErrorEntry } from './types';

const ROOT = path.resolve(__dirname, '../..');
const explainers = Object.fromEntries(
  VERSIONS.map(({ id }) => [id, makeExplainer(readCatalogue(ROOT, id, 'test'))] as const),
);
const stable = explainers[STABLE.id]!;
const first = (text: string) => explain(stable, text).found[0]?.id;

/** As a program prints it: values in the place of what varies. */
const printed = (text: string): string =>
  text.replace(/\{[^{}=]*=([^{}]*)\}/g, '$1').replace(/\{[^{}]*\}/g, '0x1f2e3d4c5b6a7988');

describe.each(VERSIONS.map(({ id }) => id))('%s', (version) => {
  test('every message finds its own entry first, or one with the same words', () => {
    const explainer = explainers[version]!;
    for (const entry of explainer.catalogue.entries) {
      const [found] = explain(explainer, `[12:00:01] ERROR: ${printed(entry.texts[0]!)}\n    at main`).found;
      const same = found?.id === entry.id || found?.texts[0] === entry.texts[0] || entry.wrapper;
      expect(same ? entry.id : found?.id, entry.texts[0]).toBe(entry.id);
    }
  });
});

test.each([
  [
    "Error: Simulation error: Assertion failed: Balance too low 'subtracted >= amount'\n at Token.transfer",
    'balance-too-low',
  ],
  ['\u001b[31m[ERROR]\u001b[39m pxe:service Unknown auth\r\nwitness for message hash 0x12ab', 'unknown-auth-witness'],
  ['Error: Timeout awaiting isMined\n    at retryUntil (retry/index.js:88:19)', 'timeout-is-mined'],
  ['{"message":"Transaction 0xab was dropped. Reason: Existing nullifier","level":"error"}', 'existing-nullifier'],
  ['Error 400 from server http://localhost:8080: Method not found: pxe_getBlock', 'method-not-found'],
  ['The contract function "propose" reverted with the following signature:\n0xb682a40e', 'rollup-invalidarchive'],
  ['L1 transaction simulation failed with error Rollup__InvalidArchive(0x01,0x02)', 'rollup-invalidarchive'],
  ['Error: connect ECONNREFUSED 127.0.0.1:8080', 'anvil-refused'],
  ["error: Could not resolve 'Storage' in path\n  ┌─ src/main.nr:3:5", 'noir-unresolved'],
])('%j', (text, id) => expect(first(text)).toBe(id));

test('a wrapper comes after what it wraps', () => {
  const { found } = explain(stable, 'Simulation error: Assertion failed: caller is not minter');
  expect(found.map(({ id }) => id)).toEqual(['caller-not-minter', 'simulation-error', 'assertion-failed']);
});

test('a message of other words finds those that are worded alike', () => {
  const { found, near } = explain(
    stable,
    'Error: the contract class mismatch when deploying, got instance and artifact',
  );
  expect(found).toEqual([]);
  expect(near.map(({ id }) => id)).toContain('class-mismatch-deploy');
});

test('nothing is made up for a text that nobody knows', () => {
  expect(explain(stable, 'my cat sat on the keyboard')).toMatchObject({ found: [], near: [], reverts: [] });
});

test.each([
  ['5 MB of one letter', 'a'.repeat(5_000_000)],
  ['messages without end', 'Invalid proof Existing nullifier '.repeat(150_000)],
  ['colours alone', '\u001b[31m'.repeat(900_000)],
  ['broken escapes', '\u001b]'.repeat(2_000_000)],
  ['control characters', '\u0000\u0007\u202e'.repeat(1_000_000)],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'.repeat(90_000)],
  ['expressions that backtrack', `${'a'.repeat(50_000)}!`.repeat(80)],
  ['brackets', '((((([[[[['.repeat(400_000)],
  ['hex without end', `0x${'08c379a0'.repeat(600_000)}`],
  ['half a pair', '\ud800'.repeat(300_000)],
])('%s is answered, from its end alone', (_, text) => {
  const { cut, found } = explain(stable, text);
  expect(cut).toBe(text.length > MAX_TEXT);
  expect(found.length).toBeLessThanOrEqual(8);
});

test.each([
  ['Error: Balance too low', true],
  ['Rollup__InvalidProof', true],
  ['0xfb8f41b2', true],
  ['one\ntwo lines', true],
  ['how to deploy a contract', false],
  ['fees', false],
  ['error codes', false],
])('%j looks like an error: %s', (text, expected) => expect(looksLikeError(text)).toBe(expected));

test('the words of a catalogue are read once, not for every question', () => {
  let reads = 0;
  const entries = ['Cannot find the leaf of a note', 'Could not prove the transaction'].map((text): ErrorEntry => ({
    ...stable.catalogue.entries[0]!,
    wrapper: false,
    get texts() {
      reads += 1;
      return [text];
    },
  }));
  const ask = () => nearErrors(entries, 'cannot find leaf note').map(({ texts }) => texts[0]);
  expect(ask()).toEqual(['Cannot find the leaf of a note']);
  const first = reads;
  ask();
  expect(reads - first, 'what is told').toBe(1);
});
