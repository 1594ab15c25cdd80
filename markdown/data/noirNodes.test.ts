import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { NIGHTLY, STABLE, VERSIONS, type KnownVersion } from '../../core/versions';
import { noirIndex, readNoirFile } from './noir';
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
      page: 'things',
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

const printer = (version: KnownVersion) =>
  new NoirPrinter(noirIndex(file, version.id), siteDir, path.join(siteDir, 'page.md'), 1);
const markdown = (nodes: RootContent[]) =>
  processor.stringify({ type: 'root', children: nodes as never }).replace(/\s+/g, ' ');
const area = (version: KnownVersion) => markdown(printer(version).area('things'));
const list = (version: KnownVersion) => markdown(printer(version).list());

test('a name has its words, members, import, page and fate', () => {
  const things = area(STABLE);
  expect(things).toContain('## `Map`');
  expect(things).toMatch(new RegExp(`\`at\` Of a key\\. <em> ?Changed in ${NIGHTLY.label}: It is another\\.`));
  expect(things).toMatch(/Type · `aztec::state_vars::Map` · \[.+\]\(\/developers\/migration_notes\)/);
  expect(things).toContain(`[Some of it differs in ${NIGHTLY.label}](${NIGHTLY.base}/names/things#map)`);
  expect(things).toMatch(/## `#\[old\]`.*Gone in \S+ Use \[`Map`\]\(\/names\/things#map\)/);
  expect(area(NIGHTLY)).toContain(`Changed since ${STABLE.label}: It is another.`);
});

test('the list leads to each name from where it was, and to what only the other version has', () => {
  expect(list(STABLE)).toMatch(/## Things.*\[`Map`\]\(\/names\/things#map\) , \[`#\[old]`\]\(\/names\/things#old\)/);
  expect(list(STABLE)).toMatch(new RegExp(`## New in ${NIGHTLY.label}.*\\[\`young\`\\]\\(\\S+#young\\).* Is here\\.`));
  expect(list(NIGHTLY)).toMatch(new RegExp(`## Gone since ${STABLE.label}.*\\[\`#\\[old]\`\\].* Use \\[\`Map\`\\]`));
  const anchors = JSON.stringify(printer(STABLE).list()).match(/"hProperties":\{"id":"\w+","dataMoved":""\}/g);
  expect(anchors).toHaveLength(2);
});

test('an area that is not there is told, and each that is has its page in both versions', () => {
  expect(() => printer(STABLE).area('thngs')).toThrow('Did you mean things?');
  for (const { id, folder } of VERSIONS) {
    const known = readNoirFile(siteDir, siteDir);
    for (const group of known.groups)
      expect(existsSync(path.join(siteDir, folder, known.index[id], `${group.page}.md`)), group.page).toBe(true);
  }
});
