import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { NIGHTLY, STABLE, VERSIONS, versionById } from '../../core/versions';
import { API_PAGES, MENTIONED_PAGES } from '../../core/api/pages';
import { apiFolder, readApi } from './api';
import { ApiPrinter } from './apiReference';
import { broken } from './signature';
import { existsSync } from 'node:fs';

const siteDir = path.resolve(import.meta.dirname, '../..');
const processor = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify);

function print(version: (typeof VERSIONS)[number]['id'], page: string): string {
  const api = readApi(siteDir, version, path.join(siteDir, 'page.md'));
  const markdown = processor.stringify({ type: 'root', children: new ApiPrinter(api, page, 1).nodes() as never });
  return markdown.replace(/\s+/g, ' ');
}

test('a symbol has its words, signature with links, members, imports, uses and fate', () => {
  const fields = print(STABLE.id, 'fields');
  const entry = fields.slice(fields.indexOf('### `AztecAddress`'), fields.indexOf('### `CompleteAddress`'));
  expect(entry).toContain('The address of an account or contract on Aztec');
  expect(entry).toContain('static fromField(fr: [Fr](#fr)): AztecAddress');
  expect(entry).toMatch(/import from `@aztec\/aztec\.js` , `@aztec\/aztec\.js\/addresses`/);
  expect(entry).toMatch(/Used in \[.+\]\(\.\.\/.+\.md#[\w-]+\)/);
  expect(entry).toContain('Import it from `@aztec/aztec.js/addresses` there.');
});

test('what is gone says what to use, and the other version lists it', () => {
  expect(print(STABLE.id, 'wallet')).toMatch(/Gone in \S+\. Use \[`AccountWithSecretKey`\]\(\/nightly\//);
  expect(print(NIGHTLY.id, 'utilities')).toMatch(
    /## Gone since v2\.0\.2[\s\S]*`sleep`[\s\S]*@aztec\/foundation\/sleep/,
  );
});

test.each(VERSIONS.map(({ id }) => id))('every page of %s prints, and has its file', (version) => {
  for (const page of [...API_PAGES.map(({ slug }) => slug), ...MENTIONED_PAGES]) {
    expect(print(version, page)).toContain('## ');
    expect(existsSync(path.join(siteDir, versionById(version).folder, apiFolder(siteDir, version), `${page}.md`))).toBe(
      true,
    );
  }
});

test('a page that no symbol belongs to is refused', () => {
  expect(() => print(STABLE.id, 'nonsense')).toThrow('no symbol belongs to the page "nonsense"');
});

test('a long signature is broken after each parameter', () => {
  const long =
    'function f(first: Record<string, number>, second: { a: string; b: string; }, third: Promise<string>): Promise<void>';
  expect(broken(long)).toBe(
    'function f(\n  first: Record<string, number>,\n  second: { a: string; b: string; },\n  third: Promise<string>,\n): Promise<void>',
  );
  expect(broken('function f(): void')).toBe('function f(): void');
});
