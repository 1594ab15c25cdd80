import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY, STABLE } from '../../core/versions';
import { page, SmallSite, type Build } from './smallSite';

const TSX = path.resolve(__dirname, '../../node_modules/.bin/tsx');
const OLD_GUIDE = 'developers/old_guide';
const site = new SmallSite('version-cut', {
  '.gitignore': 'build\n.docusaurus\nnode_modules\n',
  [`${STABLE.folder}/${OLD_GUIDE}.md`]: page('Guide', 'How it was.'),
  [`${STABLE.folder}/developers/nobody.md`]: page('Nobody', 'Only here.'),
  [`${NIGHTLY.folder}/guide.md`]: page(
    'Guide',
    `Written for ${NIGHTLY.label}.\n\n\`\`\`noir file="examples/${NIGHTLY.id}/a/main.nr"\n\`\`\``,
    `kind: guide\ncounterpart: ${OLD_GUIDE}`,
  ),
  [`${NIGHTLY.folder}/developers/migration_notes.md`]: page('Notes', 'Some text.'),
  [`${NIGHTLY.folder}/developers/docs/reference/glossary.md`]: page('Glossary', '### Term\n\nIt.', 'kind: reference'),
  [`examples/${NIGHTLY.id}/a/main.nr`]: 'fn shown() {}\n',
  [`sdk/${NIGHTLY.id}/package.json`]: '{}\n',
});
const cut = (...args: string[]): Promise<Build> => site.run(TSX, 'scripts/version/main.ts', ...args);
const drop = (name: string): Promise<Build> => site.run(TSX, 'scripts/version/dropMain.ts', name);
const git = (...args: string[]): Promise<Build> =>
  site.run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false', ...args);
const commit = async () => {
  await git('add', '-A');
  await git('commit', '-qm', 'x');
};
const exists = (name: string) => fs.existsSync(path.join(site.dir, name));

beforeAll(async () => {
  await git('init', '-q');
  await commit();
});

describe('a cut that cannot be done says why and changes nothing', () => {
  test.each([
    [[], /Name the version to cut/],
    [['3.0'], /'3\.0' is no name of a release: write it as v1\.2\.3/],
    [[STABLE.id], /is a version of this site already/],
    [['v9.0.0', '--kep'], /--kep[\s\S]*Usage:/],
  ])('%j', async (args, message) => {
    const { ok, output } = await cut(...args);
    expect(output).toMatch(message);
    expect(ok).toBe(false);
    expect((await git('status', '--porcelain')).output).toBe('');
  });

  test('changes that are not committed', async () => {
    site.write({ 'docs/new.md': 'x' });
    const { ok, output } = await cut('v9.0.0');
    fs.rmSync(path.join(site.dir, 'docs/new.md'));
    expect(output).toMatch(/Commit or stash your changes first[\s\S]*docs\/new\.md/);
    expect(ok).toBe(false);
  });
});

describe('one command', () => {
  test('makes the nightly the stable version and retires the old one', async () => {
    const { ok, output } = await cut('v9.0.0');
    expect([ok, output]).toEqual([true, expect.stringContaining('v9.0.0 is the stable version now')]);
    expect(output).toContain('/developers/nobody');
    expect(exists(STABLE.folder)).toBe(false);
    expect(exists('sdk/v9.0.0/package.json')).toBe(true);
    expect(site.read('versions.json')).toBe('[\n  "v9.0.0"\n]\n');
    const built = await site.build('--no-minify');
    expect(built.output).toContain('Generated static files');
    expect(site.read('build/guide.html')).toMatch(/Written for <?[^>]*>?v9\.0\.0/);
    expect(site.read('build/guide.html')).toContain('shown');
    expect(site.read('build/_redirects')).toContain(`/${OLD_GUIDE} /guide 301`);
    expect(site.read('build/sitemap.xml')).toContain('/guide<');
    expect(site.read('build/v9.0.0/llms.txt')).toContain('v9.0.0');
    expect(exists(`build/compare/guide.html`)).toBe(true);
  });

  test('keeps the old version beside it when asked', async () => {
    await commit();
    const { ok } = await cut('v10.0.0', '--keep');
    expect(ok).toBe(true);
    const built = await site.build('--no-minify');
    expect(built.output).toContain('Generated static files');
    for (const name of ['guide.html', 'nightly/guide.html', 'v9.0.0/guide.html'])
      expect(exists(`build/${name}`)).toBe(true);
    expect(site.read('build/v9.0.0/guide.html')).toMatch(/name="?robots"? content="?noindex/);
    expect(site.read('build/sitemap.xml')).not.toContain('v9.0.0');
    const search = JSON.parse(site.read('build/search-manifest.json')) as { versions: { tag: string }[] };
    expect(search.versions.map(({ tag }) => tag).sort()).toEqual(
      ['current', 'v10.0.0', 'v9.0.0'].map((name) => `docs-default-${name}`),
    );
    const listed = (id: string) =>
      JSON.parse(site.read(`build/compare/versions/${id}.json`)) as { path: string; digest: string }[];
    const guide = (id: string, at: string) => listed(id).find(({ path: page }) => page === at)!;
    expect(guide('v9.0.0', '/v9.0.0/guide').digest).toBe(guide('v10.0.0', '/guide').digest);
    expect(site.read('build/compare/versions/v9.0.0/guide.json')).toContain('Written for');
    expect(site.read('build/compare/versions.html')).toContain('data-wake');
    expect(site.read('build/compare.html')).toContain('compare any two');
  });

  test('takes an older version away again, and leads its readers to the stable one', async () => {
    await commit();
    for (const [name, message] of [
      ['v10.0.0', /cannot be dropped/],
      ['v8.0.0', /'v8\.0\.0' is no version of this site/],
    ] as const)
      expect((await drop(name)).output).toMatch(message);
    expect((await drop('v9.0.0')).output).toMatch(/v9\.0\.0 is removed; its \d+ addresses lead to v10\.0\.0/);
    expect([exists('versioned_docs/version-v9.0.0'), exists('sdk/v9.0.0')]).toEqual([false, false]);
    const built = await site.build('--no-minify');
    expect(built.output).toContain('Generated static files');
    expect(exists('build/v9.0.0/guide.html')).toBe(false);
    expect(site.read('build/_redirects')).toContain('/v9.0.0/guide /guide 301');
    expect(site.read('build/guide.html')).not.toContain('/v9.0.0');
  });
});
