import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readHtml } from './html';
import { collectInlineCode, InlineCodeReader, MAX_HASHES } from './inlineCode';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (html: string, file = 'a.html') => {
  const reader = new InlineCodeReader(file);
  readHtml(html, reader);
  return [file, reader.found] as const;
};

test.each([
  ['plain', '<script>go()</script>', ['go()']],
  ['attributes in any form', `<SCRIPT data-x='a>b' async>go()</SCRIPT>`, ['go()']],
  [
    'a module and speculation rules',
    '<script type=module>a</script><script type="speculationrules">b</script>',
    ['a', 'b'],
  ],
  ['the same script twice', '<script>a</script><p><script>a</script>', ['a']],
  ['a comment mark inside a script', '<script>x="<!-- y -->"</script>', ['x="<!-- y -->"']],
  ['a file', '<script src="/a.js"></script>', []],
  ['data is not run', '<script type="application/ld+json">{}</script>', []],
  ['a comment', '<!-- <script>a</script> -->', []],
  ['text that looks like markup', '<title><script>a</script></title><code>&lt;script></code>', []],
])('hashes of inline scripts: %s', (_name, html, scripts) => {
  expect(collectInlineCode([page(html)])).toEqual(scripts.map(hash).sort());
});

test.each([
  ['an event handler', '<button onclick="go()">x</button>', /a\.html: <button onclick=…>/],
  ['an unquoted handler', '<img src=x onerror=go()>', /<img onerror=…>/],
  ['an inline style element', '<style>a{}</style>', /a\.html: inline <style>/],
  ['a javascript: url', '<a href="javascript:go()">x</a>', /javascript: url/],
  ['one in disguise', '<a href=" java&#10;script:go()">x</a>', /javascript: url/],
])('the build fails on %s', (_name, html, message) => expect(() => collectInlineCode([page(html)])).toThrow(message));

test.each([
  '<p title="onclick=go()">x</p>',
  `<p data-a='<b onclick="x">'>x</p>`,
  '<p>onclick="x"</p>',
  '<p style="color:red">x</p>',
])('no false alarm: %s', (html) => expect(page(html)[1].problems).toEqual([]));

test('the build fails when a script varies by page', () => {
  const pages = Array.from({ length: MAX_HASHES + 1 }, (_, i) => page(`<script>${i}</script>`, `${i}.html`));
  expect(() => collectInlineCode(pages)).toThrow(/13 distinct inline scripts, at most 12/);
  expect(collectInlineCode(pages.slice(1))).toHaveLength(MAX_HASHES);
});
