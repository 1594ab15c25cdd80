import { expect, test } from 'vitest';
import { readHtml } from './html';
import { PageReader } from './pageReader';
import { recordsOf } from './records';
import { versionsOf } from '../search-index';
import type { SearchRecord } from '../../core/search/types';
import { searchTag, STABLE } from '../../core/versions';

function recordsOfHtml(path: string, html: string): SearchRecord[] {
  const reader = new PageReader();
  readHtml(html, reader);
  return recordsOf(path, reader.page);
}

const meta = (tag: string, extra = '') =>
  `<meta name=docsearch:language content=en><meta name=docsearch:version content=${STABLE.id}>` +
  `<meta name=docsearch:docusaurus_tag content=${tag}><meta name=description content="About fees.">${extra}`;

/** As minified pages are: without the end tags that HTML lets one leave out. */
const page = (body: string, tag = searchTag(STABLE)) =>
  `<!doctype html><html><head>${meta(tag)}</head><body><nav><a>Menu</a></nav><main class=docs__main><div><article class=doc__article>` +
  `<nav class=breadcrumbs><ol><li>Concepts<li>Advanced</ol></nav><header class=doc__header><h1>Fees</h1><p class=doc__lead>About fees.</header>` +
  `<details class="toc toc--mobile"><ul><li>Contents</ul></details><div class=markdown>${body}</div>` +
  `<footer class=doc__footer><ul class=tags><li><a class=tag href=/tags/fees>fees</a><li><a class=tag href=/tags/cli>cli</a></ul><nav class=pager><a>Next</a></nav></footer></article>` +
  `<nav class="toc toc--desktop">Contents</nav></div></main><footer>Footer</footer></body></html>`;

test('a page becomes sections with prose and code apart', () => {
  const records = recordsOfHtml(
    '/fees',
    page(
      '<p>Every transaction pays.<h2 id=who>Who pays<a class=hash-link href=#who></a></h2><p>A <code>sponsor</code>:' +
        `<figure class=code><figcaption class=code__bar><span>bash</span><button>Copy</button><a class=code__check></a></figcaption><pre><code><i class=f>aztec </i>start &lt;x&gt;</code></pre><details class=code-names data-markdown-ignore><summary>Names in this block</summary></details></figure>` +
        '<h3 id=when>When</h3><table><tr><th>Name<td>Value</table>',
    ),
  );
  expect(records).toHaveLength(3);
  expect(records[0]).toMatchObject({
    url: '/fees',
    type: 'lvl1',
    lvl0: 'Concepts › Advanced',
    lvl1: 'Fees',
    content: 'Every transaction pays.',
    description: 'About fees.',
    keywords: ['fees', 'cli'],
    language: 'en',
    version: STABLE.id,
    docusaurus_tag: searchTag(STABLE),
  });
  expect(records[1]).toMatchObject({
    url: '/fees#who',
    anchor: 'who',
    type: 'lvl2',
    lvl1: 'Fees',
    lvl2: 'Who pays',
    content: 'A sponsor:',
    code: 'aztec start <x>',
    description: '',
    keywords: [],
  });
  expect(records[2]).toMatchObject({ type: 'lvl3', lvl2: 'Who pays', lvl3: 'When', content: 'Name Value' });
});

test('members of what the API describes are its keywords, without their signatures', () => {
  const members = '<li><code>getSize(): <a href=/n>Number</a></code><li><code>readonly: boolean</code>';
  const body = `<h3 id=pxe>PXE</h3><p>The store.<div class=api-members><ul>${members}</ul></div><p class=api-from>x`;
  expect(recordsOfHtml('/api/pxe', page(body))[1]).toMatchObject({
    content: 'The store.',
    code: 'getSize, readonly',
    keywords: ['getSize', 'readonly'],
  });
});

test('headings of cards and single letters are no sections', () => {
  const records = recordsOfHtml(
    '/x',
    page('<h2 id=a>A</h2><h3 id=acir>ACIR</h3><p>x<article><h2>Card</h2>text</article>'),
  );
  expect(records.map(({ anchor }) => anchor)).toEqual(['', 'acir']);
});

test('[ROUTE-9] tag lists, and pages that belong to no version, have no records', () => {
  expect(recordsOfHtml('/tags', page('', 'doc_tags_list'))).toEqual([]);
  expect(recordsOfHtml('/tags/fees', page('', 'doc_tag_doc_list'))).toEqual([]);
  expect(recordsOfHtml('/search', page('', 'default'))).toEqual([]);
  expect(recordsOfHtml('/checked-code', page('', 'default'))).toEqual([]);
});

test('rows of tables are named by their first cells', () => {
  const table =
    '<table><tr><th>On Ethereum<th>Here</tr><tr><td><code>permit</code>, EIP-712</td><td>Authwits</td></tr></table>';
  const [, section] = recordsOfHtml('/x', page(`<h2 id=a>Accounts</h2>${table}`));
  expect(section).toMatchObject({ rows: ['permit, EIP-712'] });
  expect(recordsOfHtml('/x', page(''))[0]).not.toHaveProperty('rows');
});

test('the nightly is left out of search engines and not out of our search', () => {
  const html = page('').replace('<head>', '<head><meta name=robots content="noindex, nofollow">');
  expect(recordsOfHtml('/nightly/fees', html)).toHaveLength(1);
});

test('each version has the records of its pages', () => {
  const records = [
    ...recordsOfHtml('/fees', page('')),
    ...recordsOfHtml('/nightly/fees', page('', 'docs-default-current')),
  ];
  expect(versionsOf(records).map((list) => list.map((record) => record.page))).toEqual([['/nightly/fees'], ['/fees']]);
});
