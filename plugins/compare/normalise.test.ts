import { expect, test } from 'vitest';
import { normaliseLine, normaliseText, tokenise, withoutVersions } from './normalise';

test.each([
  ['v2.0.2', '<version>'],
  ['2.0.2', '<version>'],
  ['v3.0.0-nightly.20251103', '<version>'],
  ['3.0.0-devnet.5', '<version>'],
  ['3.0.0', '<version>'],
  ['aztecprotocol/aztec:3.0.0-nightly.20251103', 'aztecprotocol/aztec:<version>'],
  ['@aztec/aztec.js@2.0.2', '@aztec/aztec.js@<version>'],
  ['12.0.2', '12.0.2'],
  ['2.0.20', '2.0.20'],
  ['2.0.2.1', '2.0.2.1'],
  ['1.0.0-beta.14', '1.0.0-beta.14'],
  ['ends with 2.0.2.', 'ends with <version>.'],
  ['/nightly/developers/overview', '/developers/overview'],
  ['https://docs.aztec.network/nightly/x', 'https://docs.aztec.network/x'],
  ['https://docs.aztec.network/nightly', 'https://docs.aztec.network'],
  ['a nightly build', 'a nightly build'],
  ['path/nightly/x', 'path/nightly/x'],
  ['versioned_docs/version-v2.0.2/a.md', 'docs/a.md'],
  ['examples/nightly/counter', 'examples/counter'],
  ['examples/v2.0.2/counter', 'examples/counter'],
  ['“quoted”  text ', '"quoted" text'],
])('%s becomes %s', (text, expected) => expect(normaliseText(text)).toBe(expected));

test.each([
  ['  a:  1', 'ts', 'a: 1'],
  ['  a:  1', 'yaml', '  a: 1'],
])('line %j of %s', (line, lang, expected) => expect(normaliseLine(line, lang)).toBe(expected));

const keys = (text: string) => withoutVersions(tokenise(text)).map((token) => token.key);

test.each([
  ['Run it (twice).', ['Run', 'it', '(', 'twice', ')', '.']],
  ['Open /nightly now', ['Open', 'now']],
  ['limited in 2.0.2, so', ['limited', ',', 'so']],
  ['the methods of release 2.0.2', ['the', 'methods']],
  ['in the 2.0.2 packages', ['in', 'the', 'packages']],
  ['This version has none', ['<version>', 'has', 'none']],
  ['In 2.0.2 it failed', ['In', '<version>', 'it', 'failed']],
  [
    'One. It was checked against 3.0.0-devnet.5, the published release nearest to this nightly. Two.',
    ['One', '.', 'Two', '.'],
  ],
])('the words of %j', (text, expected) => expect(keys(text)).toEqual(expected));

test('what is hidden is still shown', () => {
  const [word] = withoutVersions(tokenise('limited in 2.0.2'));
  expect(word).toMatchObject({ text: 'limited in 2.0.2', key: 'limited' });
});
