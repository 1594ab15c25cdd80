import { expect, test } from 'vitest';
import { trustedHtml } from './trustedHtml';

test.each([
  '',
  'plain &lt;b> text',
  '<i class="k">fn</i> <span class="line">x</span> <var data-value="ADDRESS">0x…</var>',
  'see <code>Map&lt;K, V></code> and <a href="/nightly/developers" target="_blank">this</a><br />',
  '<ins>a</ins><del>b</del>',
])('markup of the build passes: %s', (html) => expect(trustedHtml(html)).toEqual({ __html: html }));

test.each([
  '<script>go()</script>',
  'a <img src=x onerror=go()>',
  '<b onclick="go()">x</b>',
  '<b class="a" onclick="go()">x</b>',
  '<b class="a"onclick="go()">x</b>',
  '<a href="javascript:go()">x</a>',
  '<a href=" javascript:go()">x</a>',
  '<a href="java\nscript:go()">x</a>',
  `<a href='/x'>x</a>`,
  '<iframe srcdoc="x">',
  '<svg><use href="/x.svg#a"/></svg>',
  '<bold>x</bold>',
  '<!-- x -->',
  '<b',
  `<b class="${'a'.repeat(100_000)}`,
  `<b ${'class="a" '.repeat(10_000)}`,
])('anything else is refused: %s', (html) => {
  expect(() => trustedHtml(html)).toThrow('src/bridge/trustedHtml.ts');
});
