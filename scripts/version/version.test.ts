import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Version } from '../../core/versions';
import { withJudged } from './cut';
import { rulesWithout } from './drop';
import { updateLinks } from './links';
import { frozen } from './pages';
import { cutPrograms } from './programs';
import { replacedIn, updateRedirects } from './redirects';
import { cutRows, writeTable } from './table';

const stable: Version = {
  id: 'v1.0.0',
  name: 'v1.0.0',
  label: 'v1.0.0',
  base: '',
  folder: 'versioned_docs/version-v1.0.0',
  sdk: '1.0.0',
  noirTag: 'v1.0.0',
  indexed: true,
  drafts: 1,
};
const current: Version = {
  ...stable,
  id: 'nightly',
  name: 'current',
  label: 'v2.0.0-nightly.1',
  base: '/nightly',
  folder: 'docs',
  sdk: '2.0.0-devnet.3',
  noirTag: 'v2.0.0-nightly.1',
  indexed: false,
  drafts: 2,
};
const cut = { name: 'v2.0.0', sdk: '2.0.0', noirTag: 'v2.0.0', keep: false };

describe('the table after a cut', () => {
  test('the release takes the root and what the nightly had; the old one goes', () => {
    const [added, ...rest] = cutRows([stable, current], cut);
    expect(added).toEqual({
      ...stable,
      id: 'v2.0.0',
      name: 'v2.0.0',
      label: 'v2.0.0',
      folder: 'versioned_docs/version-v2.0.0',
      sdk: '2.0.0',
      noirTag: 'v2.0.0',
      drafts: 2,
    });
    expect(rest).toEqual([current]);
  });

  test('a release that is kept is served below its name, out of search engines', () => {
    const older = { ...stable, id: 'v0.9.0', base: '/v0.9.0' };
    const rows = cutRows([stable, current, older], { ...cut, keep: true });
    expect(rows.map(({ id, base, indexed }) => [id, base, indexed])).toEqual([
      ['v2.0.0', '', true],
      ['nightly', '/nightly', false],
      ['v1.0.0', '/v1.0.0', false],
      ['v0.9.0', '/v0.9.0', true],
    ]);
  });

  test('is written in place of the old one, and nowhere else', () => {
    const source = 'before\nexport const VERSIONS = [\n  { old },\n] as const satisfies x;\nafter\n';
    const text = writeTable(source, [stable]);
    expect(text).toMatch(
      /^before\nexport const VERSIONS = \[\n {2}\{\n {4}id: 'v1\.0\.0',\n[^]*indexed: true,\n {4}drafts: 1,\n {2}\},\n\] as const satisfies x;\nafter\n$/,
    );
    expect(() => writeTable('nothing', [stable])).toThrow(/has no table/);
  });
});

test('a frozen page speaks of the release and shows its examples', () => {
  const added = cutRows([stable, current], cut)[0]!;
  const text =
    '---\ntitle: A\ncounterpart: old/place\nchanged: [a]\nreworded:\n  - b\nanew: Other.\nkind: guide\n---\n\nchanged: it\n\n`tag = "v2.0.0-nightly.1"` image:2.0.0-nightly.1 sdk 2.0.0-devnet.3 examples/nightly/a';
  expect(frozen(text, current, added)).toBe(
    '---\ntitle: A\nkind: guide\n---\n\nchanged: it\n\n`tag = "v2.0.0"` image:2.0.0 sdk 2.0.0 examples/v2.0.0/a',
  );
});

test('old addresses lead to the pages that took their place, and the others are named', () => {
  const { rules, dead } = updateRedirects(
    [
      { from: '/legacy', to: '/old#part' },
      { from: '/fees', to: '/old' },
      { from: '/lost', to: '/gone' },
      { from: '/out', to: 'https://example.org' },
    ],
    { pages: new Set(['/', '/fees', '/new']), before: ['/', '/old', '/gone'], moved: new Map([['/old', '/new']]) },
  );
  expect(rules).toEqual([
    { from: '/old', to: '/new' },
    { from: '/legacy', to: '/new#part' },
    { from: '/out', to: 'https://example.org' },
  ]);
  expect(dead).toEqual(['/gone', '/lost']);
});

test('what stands for a page in the copied version, by its redirects, stands for it in the release', () => {
  const rules = [
    { from: '/nightly/old', to: '/nightly/new#part' },
    { from: '/nightly/lost', to: '/nightly/gone' },
    { from: '/nightly/all/*', to: '/nightly/new/:splat' },
    { from: '/legacy', to: '/new' },
  ];
  expect(replacedIn(rules, '/nightly', new Set(['/new', '/nightly/new']))).toEqual([['/old', '/new']]);
});

describe('programs that make errors happen', () => {
  const cutOf = (others: boolean) => ({
    from: 'nightly',
    added: 'v2.0.0',
    retired: others ? undefined : 'v1.0.0',
    others,
  });
  const text =
    '// Why.\n//# a 1\nold\n//# a 1 only nightly\nnew\n//# b 1 only v1.0.0 works\ngone\n//# c 1 only nightly works\nc\n//# d 2\nd\n';

  test('are those of the nightly where no other version remains', () => {
    expect(cutPrograms(text, cutOf(false))).toBe('// Why.\n//# a 1\nnew\n//# c 1 works\nc\n//# d 2\nd\n');
  });

  test('are those of the nightly for the release too where the old one stays', () => {
    expect(cutPrograms('//# a 1\nold\n//# a 1 only nightly works\nnew\n', cutOf(true))).toBe(
      '//# a 1\nold\n//# a 1 only v2.0.0 works\nnew\n//# a 1 only nightly works\nnew\n',
    );
  });
});

test('code follows the pages that moved, and where it names pages that are gone is said', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'links-'));
  mkdirSync(path.join(root, 'src'));
  const file = path.join(root, 'src/a.tsx');
  writeFileSync(file, "const a = ['/old', `/old#part`, '/older', '/stays'];\n<a href=\"/gone\">x</a>\n");
  const moves = {
    pages: new Set(['/new', '/stays']),
    before: ['/old', '/gone', '/stays'],
    moved: new Map([['/old', '/new']]),
  };
  expect(updateLinks(root, moves)).toEqual(['src/a.tsx:2: /gone']);
  expect(readFileSync(file, 'utf8')).toContain("['/new', `/new#part`, '/older', '/stays']");
  rmSync(root, { recursive: true });
});

describe('a version that goes', () => {
  const page = (path: string, counterpart?: string) => ({ path, title: '', counterpart });
  const stablePages = [page('/'), page('/fees'), page('/guides'), page('/deploy')];
  const older = [page('/v0.9.0'), page('/v0.9.0/fees'), page('/v0.9.0/guides/gone'), page('/v0.9.0/old', 'deploy')];

  test('its addresses lead to the stable pages that stand for them, and so do rules that led to it', () => {
    const rules = [
      { from: '/legacy', to: '/v0.9.0/old#part' },
      { from: '/out', to: 'https://example.org' },
    ];
    expect(rulesWithout(rules, stablePages, older, '/v0.9.0')).toEqual([
      { from: '/v0.9.0/guides/gone', to: '/guides' },
      { from: '/v0.9.0/old', to: '/deploy' },
      { from: '/v0.9.0/*', to: '/:splat' },
      { from: '/legacy', to: '/deploy' },
      { from: '/out', to: 'https://example.org' },
    ]);
  });

  test('judged searches of it go, those of the nightly are also those of the release', () => {
    const queries: Parameters<typeof withJudged>[0] = [
      { version: 'nightly', grades: { '/nightly': 1, '/nightly/fees': 3 } },
      { version: 'v1.0.0', grades: { '/fees': 3 } },
    ];
    const added = cutRows([stable, current], cut)[0]!;
    expect(withJudged(queries, { copied: { from: current, added }, retired: stable })).toEqual([
      { version: 'v2.0.0', grades: { '/': 1, '/fees': 3 } },
      queries[0],
    ]);
    expect(withJudged(queries, { retired: stable })).toEqual([queries[0]]);
  });
});
