import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { beforeAll, expect, test } from 'vitest';
import glossaryLinks from '.';
import { glossaryTerms } from './terms';
import { STABLE } from '../../core/versions';

const GLOSSARY = `---
title: Glossary
---

### Note {#note}

A piece of private state.

### Private execution environment (PXE) {#pxe}

Also: PXE service, private environment.
`;

let siteDir: string;
const at = (file: string) => path.join(siteDir, STABLE.folder, file);

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
  fs.mkdirSync(path.dirname(at('developers/docs/reference/glossary.md')), { recursive: true });
  fs.writeFileSync(at('developers/docs/reference/glossary.md'), GLOSSARY);
});

async function link(markdown: string, file = 'developers/docs/concepts/fees.md'): Promise<string> {
  const processor = unified().use(remarkParse).use(glossaryLinks, { siteDir }).use(remarkStringify);
  return String(await processor.process({ value: markdown, path: at(file) }));
}

test('terms come with their bracketed and other names', () => {
  expect(glossaryTerms(GLOSSARY)).toEqual([
    { names: ['note'], anchor: 'note', definition: 'A piece of private state.' },
    {
      names: ['private execution environment', 'pxe', 'pxe service', 'private environment'],
      anchor: 'pxe',
      definition: '',
    },
  ]);
});

test('the first use of a term is linked, later ones are not', async () => {
  expect(await link('Notes are private. A note is spent by the PXE.')).toBe(
    '[Notes](../reference/glossary.md#note) are private. A note is spent by the [PXE](../reference/glossary.md#pxe).\n',
  );
});

test.each([
  ['headings', '## A note\n'],
  ['code', '`note`\n'],
  ['links', '[a note](./x.md)\n'],
  ['parts of words', 'noted footnote note-book\n'],
])('%s are left alone', async (_, markdown) => {
  expect(await link(markdown)).toBe(markdown);
});

test('the glossary does not link to itself', async () => {
  expect(await link('A note.', 'developers/docs/reference/glossary.md')).toBe('A note.\n');
});
