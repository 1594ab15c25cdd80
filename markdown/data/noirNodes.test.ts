import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { NIGHTLY, STABLE, type KnownVersion } from '../../core/versions';
import { noirIndex } from './noir';
import { NoirPrinter } from './noirNodes';
import { noirSchema } from './noirSchema';

const siteDir = path.resolve(import.meta.dirname, '../..');
const processor = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify);
const page = 'developers/docs/resources/migration_notes';
const stablePage = 'developers/migration_notes';

const file = noirSchema.parse({
  index: { [STABLE.id]: 'names', [NIGHTLY.id]: 'names' },
  pages: { [STABLE.id]: { notes: stablePage }, [NIGHTLY.id]: { notes: page } },
  groups: [
    {
      title: 'Things',
      names: [
        {
          name: 'Map',
          kind: 'type',
          from: 'aztec::state_vars::Map',
          text: 'By key, as `note`.',
          see: { [STABLE.id]: 'notes', [NIGHTLY.id]: 'notes' },
          members: { at: { text: 'Of a key.', changed: 'It is another.' } },
        },
        {
          name: 'old',
          kind: 'attribute',
          from: 'aztec::macros::old',
          text: 'Was here.',
          versions: [STABLE.id],
          instead: 'Use `Map`.',
          see: { [STABLE.id]: 'notes' },
        },
        {
          name: 'young',
          kind: 'function',
          from: 'aztec::young',
          text: 'Is here.',
          versions: [NIGHTLY.id],
          see: { [NIGHTLY.id]: 'notes' },
        },
      ],
    },
  ],
});

function print(version: KnownVersion): string {
  const printer = new NoirPrinter(noirIndex(file, version.id), siteDir, path.join(siteDir, 'page.md'), 1);
  return processor.stringify({ type: 'root', children: printer.nodes() as never }).replace(/\s+/g, ' ');
}

test('a name has its words, members, import, page and fate', () => {
  const markdown = print(STABLE);
  expect(markdown).toContain('### `Map`');
  expect(markdown).toMatch(new RegExp(`\`at\` Of a key\\. <em> ?Changed in ${NIGHTLY.label}: It is another\\.`));
  expect(markdown).toMatch(/Type · `aztec::state_vars::Map` · \[.+\]\(\/developers\/migration_notes\)/);
  expect(markdown).toContain(`[Some of it differs in ${NIGHTLY.label}](${NIGHTLY.base}/names#map)`);
  expect(markdown).toMatch(/### `#\[old\]`.*Gone in \S+ Use \[`Map`\]\(#map\)/);
});

test('each version lists what only the other has', () => {
  expect(print(STABLE)).toMatch(new RegExp(`## New in ${NIGHTLY.label}.*\\[\`young\`\\].* Is here\\.`));
  expect(print(NIGHTLY)).toMatch(new RegExp(`## Gone since ${STABLE.label}.*\\[\`#\\[old]\`\\].* Use \\[\`Map\`\\]`));
  expect(print(NIGHTLY)).toContain(`Changed since ${STABLE.label}: It is another.`);
});
