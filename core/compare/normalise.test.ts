import { expect, test } from 'vitest';
import { normaliseLine, normaliseText, tokenise, withoutVersions } from './normalise';
import { NIGHTLY, STABLE } from '../versions';

test.each([
  [STABLE.id, '<version>'],
  [STABLE.sdk, '<version>'],
  [NIGHTLY.label, '<version>'],
  [NIGHTLY.sdk, '<version>'],
  [NIGHTLY.sdk.replace(/-.*/, ''), '<version>'],
  [`aztecprotocol/aztec:${NIGHTLY.label.slice(1)}`, 'aztecprotocol/aztec:<version>'],
  [`@aztec/aztec.js@${STABLE.sdk}`, '@aztec/aztec.js@<version>'],
  [`1${STABLE.sdk}`, `1${STABLE.sdk}`],
  [`${STABLE.sdk}0`, `${STABLE.sdk}0`],
  [`${STABLE.sdk}.1`, `${STABLE.sdk}.1`],
  ['1.0.0-beta.14', '1.0.0-beta.14'],
  [`ends with ${STABLE.sdk}.`, 'ends with <version>.'],
  ['/nightly/developers/overview', '/developers/overview'],
  ['https://docs.aztec.network/nightly/x', 'https://docs.aztec.network/x'],
  ['https://docs.aztec.network/nightly', 'https://docs.aztec.network'],
  ['a nightly build', 'a nightly build'],
  ['path/nightly/x', 'path/nightly/x'],
  [`${STABLE.folder}/a.md`, 'docs/a.md'],
  ['examples/nightly/counter', 'examples/counter'],
  [`examples/${STABLE.id}/counter`, 'examples/counter'],
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
  [`limited in ${STABLE.sdk}, so`, ['limited', ',', 'so']],
  [`the methods of release ${STABLE.sdk}`, ['the', 'methods']],
  [`in the ${STABLE.sdk} packages`, ['in', 'the', 'packages']],
  [
    `The path is wrong. (Traced in PXE.) And (made to fit).`,
    ['The', 'path', 'is', 'wrong', '.', 'And', '(', 'made', 'to', 'fit', ')', '.'],
  ],
  [`It is late. (Made to happen on ${NIGHTLY.sdk}.)`, ['It', 'is', 'late', '.']],
  ['This version has none', ['<version>', 'has', 'none']],
  [`In ${STABLE.sdk} it failed`, ['In', '<version>', 'it', 'failed']],
  [
    `One. It was checked against ${NIGHTLY.sdk}, the published release nearest to this nightly. Two.`,
    ['One', '.', 'Two', '.'],
  ],
])('the words of %j', (text, expected) => expect(keys(text)).toEqual(expected));

test('what is hidden is still shown', () => {
  const [word] = withoutVersions(tokenise(`limited in ${STABLE.sdk}`));
  expect(word).toMatchObject({ text: `limited in ${STABLE.sdk}`, key: 'limited' });
});
