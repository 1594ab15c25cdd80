import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERRORS_FILE, type Catalogue } from '../../core/errors/types';
import { LIBRARY_FILE, type Library, type LibraryPage } from '../../core/library';
import { buildIndex } from '../../core/search/buildIndex';
import { MANIFEST, type Manifest, type SearchRecord } from '../../core/search/types';
import { STABLE } from '../../core/versions';

const SECTIONS: NonNullable<LibraryPage['comparison']>['sections'] = [
  { verdict: 'same', title: 'Introduction', kinds: [] },
  { verdict: 'changed', title: 'Pay a fee', kinds: ['code', 'concept'] },
  { verdict: 'changed', title: 'What is a fee', kinds: [] },
];

const page = (name: string, title: string, other?: string): LibraryPage => ({
  path: name,
  title,
  description: `About ${title}.`,
  section: name.includes('node') ? 'Run a node' : 'Build: Docs',
  parts: name === '/long' ? 2 : 1,
  comparison: {
    verdict: other ? 'changed' : 'removed',
    other,
    href: `/compare${name}`,
    changes: { count: 1, kinds: ['code'] },
    ...(title === 'Home' ? { sections: [], anew: 'Another home.' } : { sections: SECTIONS }),
  },
});

const library: Library = {
  siteUrl: 'https://site.example',
  versions: [
    {
      version: STABLE.id,
      label: STABLE.id,
      kind: 'stable release',
      pages: [
        page('/', 'Home', '/nightly'),
        page('/fees', 'Fees', '/nightly/topics/fees'),
        page('/long', 'Long'),
        page('/node', 'Node'),
        page('/developers/docs/reference/api/fields', 'Fields'),
        page('/developers/docs/reference/smart_contract_reference/names/notes', 'Names'),
      ],
    },
    {
      version: 'nightly',
      label: 'v3',
      kind: 'nightly pre-release',
      pages: [page('/nightly', 'Nightly home', '/'), page('/nightly/topics/fees', 'Nightly fees', '/fees')],
    },
  ],
};

const record = (route: string, title: string, version: string): SearchRecord => ({
  id: `${route}#`,
  url: route,
  page: route,
  anchor: '',
  type: 'lvl1',
  lvl0: 'Docs',
  lvl1: title,
  content: `${title} are paid in fee juice.`,
  code: '',
  description: `About ${title}.`,
  keywords: [],
  language: 'en',
  version,
  docusaurus_tag: `docs-default-${version}`,
});

const errors: Catalogue = {
  areas: [{ id: 'accounts', title: 'Accounts', page: 'reference/errors' }],
  entries: [
    {
      id: 'account-missing',
      texts: ['Account {address} not found'],
      from: '@aztec/pxe',
      area: 'accounts',
      means: 'The PXE does not have it.',
      proofs: [{ kind: 'happened', where: '2.0.2', date: '2026-11-18', program: 'await find();' }],
      causes: ['It was not registered.'],
      fix: ['Register it.'],
      see: [{ title: 'Fees', path: 'fees' }],
    },
    {
      id: 'staking-queue',
      texts: ['Staking__AlreadyQueued'],
      from: 'an L1 contract',
      area: 'accounts',
      means: 'It waits already.',
      proofs: [],
      causes: [],
      fix: [],
      see: [],
      custom: {
        name: 'Staking__AlreadyQueued',
        selector: '0x11223344',
        inputs: [{ name: '_attester', type: 'address' }],
      },
    },
  ],
};

const files: Record<string, string> = {
  [ERRORS_FILE]: JSON.stringify({ [STABLE.id]: errors, nightly: errors }),
  [LIBRARY_FILE]: JSON.stringify(library),
  'index.md': '# Home\n',
  'fees.md': '# Fees\n\nPaid in fee juice.\n',
  'long.md': `# Long\n\n${'x'.repeat(49_000)}`,
  'long.part-2.md': '# Long (part 2)\n',
  'node.md': `# Node\n\n${'y'.repeat(80_000)}`,
  'developers/docs/reference/api/fields.md':
    '# Fields\n\n## `@aztec/aztec.js`\n\n### `Fr`\n\nA field.\n\n### `Fq`\n\nA scalar.\n\n## Gone\n\nText.\n',
  'developers/docs/reference/smart_contract_reference/names/notes.md':
    '# Names\n\n## `#[note]`\n\nA note.\n\n## `Map`\n\nBy key.\n\n## `Fr`\n\nIn Noir.\n',
  'nightly.md': '# Nightly\n',
  'nightly/topics/fees.md': '# Nightly fees\n',
};

/** A build folder with a few pages of each version and their search index. For tests. */
export function makeTestLibrary(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'library-'));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  };
  const manifest: Manifest = { versions: [] };
  for (const { version, pages } of library.versions) {
    const label = version === 'nightly' ? 'current' : version;
    const { index, text } = buildIndex(
      label,
      pages.map(({ path: route, title }) => record(route, title, label)),
    );
    write(`assets/${label}.json`, JSON.stringify(index));
    write(`assets/${label}-text.json`, JSON.stringify(text));
    const entry = { language: 'en', tag: `docs-default-${label}`, version: label, records: pages.length };
    const file = `/assets/${label}.json`;
    manifest.versions.push({ ...entry, head: file, index: file, text: `/assets/${label}-text.json` });
  }
  write(MANIFEST, JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}
