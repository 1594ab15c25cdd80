// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeIn, fragmentOf } from './share';

const packed = (text: string | Buffer) => `#run=page.${deflateRawSync(text).toString('base64url')}`;

test('code comes back from its link as it was, for its block alone', async () => {
  const text = "const π = '☃';\n\tconsole.log(`${π}`);\n";
  const fragment = (await fragmentOf('page', text))!;
  expect(fragment).toMatch(/^#run=page\.[\w-]+$/);
  expect(await codeIn(fragment, 'page')).toBe(text);
  expect(await codeIn(fragment, 'other')).toBeUndefined();
});

test('code that is too long has no link', async () => {
  expect(await fragmentOf('page', 'x'.repeat(20_001))).toBeUndefined();
  const noise = Array.from({ length: 19_000 }, (_, i) => String.fromCharCode(33 + ((i * i * 7919) % 90))).join('');
  expect((await fragmentOf('page', noise))?.length ?? 0).toBeLessThanOrEqual(16_000);
});

test.each<[string, string]>([
  ['another fragment', '#introduction'],
  ['nothing', '#run=page.'],
  ['no base64', '#run=page.<script>'],
  ['base64 of nonsense', '#run=page.AAAA'],
  ['a packed file that grows without end', packed('x'.repeat(10_000_000))],
  ['no text', packed(Buffer.from([0xff, 0xfe, 0xfd]))],
  ['characters that turn the order of others round', packed("console.log('\u202e')")],
  ['characters that nobody sees', packed('a\u200bb')],
  ['control characters', packed('a\u0000b')],
  ['a fragment without end', `#run=page.${'A'.repeat(20_000)}`],
])('%s gives no code', async (_, fragment) => {
  expect(await codeIn(fragment, 'page')).toBeUndefined();
});
