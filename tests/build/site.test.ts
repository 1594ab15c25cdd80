import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPages, ROOT } from '../../content-lint/snippets/versions';
import { NAMES_FOLDER, type NameCards } from '../../core/api/cards';
import { FATES_FILE } from '../../core/api/migrate/fates';
import { listFiles } from '../../core/files';
import { parseFrontMatter } from '../../core/frontMatter';
import { docVersion, NIGHTLY, VERSIONS } from '../../core/versions';
import packageJson from '../../package.json';
import { brokenLinks } from '../../scripts/brokenLinks';

const BUILD = path.join(ROOT, 'build');
const built = listFiles(BUILD, () => true);
const html = built.filter((file) => file.endsWith('.html'));
const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');
const text = built.filter((file) => /\.(html|xml|atom|txt|md|json)$/.test(file) && !file.startsWith('assets/js'));

describe('the built site', () => {
  test('[CONST-1] framework 3.9.1, and 996 px as the last mobile width', () => {
    const versions = Object.entries(packageJson.dependencies).filter(([name]) => name.startsWith('@docusaurus/'));
    expect(new Set(versions.map(([, version]) => version))).toEqual(new Set(['3.9.1']));
    const css = built.filter((file) => /assets\/css\/styles\..*\.css$/.test(file));
    expect(css).toHaveLength(1);
    const sheet = fs.readFileSync(path.join(BUILD, css[0]!), 'utf8');
    expect(sheet).toMatch(/width\s*(>=|:)\s*997px|min-width:\s*997px/);
    expect(sheet).toMatch(/max-width:\s*996px|width\s*<=\s*996px/);
  });

  test('[ROUTE-9] as many drafts as the specification says, in no file of the build', () => {
    const drafts = allPages()
      .map(({ file }) => file)
      .filter((file) => parseFrontMatter(fs.readFileSync(path.join(ROOT, file), 'utf8')).draft === true);
    const counts = VERSIONS.map(({ id }) => drafts.filter((file) => docVersion(file) === id).length);
    expect(counts).toEqual(VERSIONS.map((version) => version.drafts));
    const names = drafts.map((file) =>
      file.replace(/^(docs|versioned_docs\/[^/]+)\//, '').replace(/(\/index)?\.md$/, ''),
    );
    const all = text.map((file) => [file, fs.readFileSync(path.join(BUILD, file), 'utf8')] as const);
    for (const name of new Set(names)) {
      const hits = all.filter(
        ([file, body]) =>
          file.replace(/\.\w+$/, '').endsWith(name) ||
          (body.includes(name) && new RegExp(`${name}["'<#\\s)]`).test(body)),
      );
      expect([name, hits.map(([file]) => file)]).toEqual([name, []]);
    }
  });

  test('nightly pages are noindex and out of the sitemap; stable pages are in it', () => {
    const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    expect(sitemap).not.toContain(NIGHTLY.base);
    expect(sitemap).toContain('/developers/docs/concepts/fees<');
    const nightly = html.filter((file) => `/${file}`.startsWith(`${NIGHTLY.base}/`));
    expect(nightly.length).toBeGreaterThan(100);
    for (const file of nightly)
      expect(fs.readFileSync(path.join(BUILD, file), 'utf8')).toMatch(/name="?robots"? content="?noindex/);
  });

  test('a page that stands in its sidebar is marked there, and no other', () => {
    const wrong: string[] = [];
    let marked = 0;
    for (const file of html) {
      const [, sidebar = ''] = /<nav class="?sidebar"?[^>]*>(.*?)<\/nav>/s.exec(read(file)) ?? [];
      const links = [...sidebar.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
      const address = `href="/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}"`;
      const own = links.filter((tag) => tag.includes(address));
      const current = links.filter((tag) => tag.includes('aria-current'));
      if (own.join() !== current.join()) wrong.push(file);
      marked += current.length;
    }
    expect(wrong).toEqual([]);
    expect(marked).toBeGreaterThan(200);
  });

  test('every internal link and anchor of every page leads somewhere', () => {
    const { links, broken } = brokenLinks(BUILD);
    expect(broken).toEqual([]);
    expect(links).toBeGreaterThan(50_000);
  });

  test('what a name in code means is said in plain text', () => {
    const files = built.filter((file) => file.startsWith(`${NAMES_FOLDER}/`) && !file.endsWith(`/${FATES_FILE}.json`));
    const texts = files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => Object.values((JSON.parse(read(file)) as NameCards).names).map(([, text = '']) => text));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /`|\*\*|\]\(/.test(text))).toEqual([]);
  });

  test('no page carries a machine path, a registry host or a secret', () => {
    const found = text.filter((file) =>
      /\/work\/main|\/tmp\/|BREVO_API_KEY=|registry\.npmjs/.test(fs.readFileSync(path.join(BUILD, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});

describe('first-load budgets, in bytes as sent', () => {
  const KB = 1024;
  const size = (file: string) => {
    const packed = path.join(BUILD, `${file}.br`);
    return fs.statSync(fs.existsSync(packed) ? packed : path.join(BUILD, file)).size;
  };
  const bootFile = (name: string) => built.find((file) => new RegExp(`^assets/boot/${name}-[^.]+\\.js$`).test(file))!;
  const imported = (file: string) =>
    [...fs.readFileSync(path.join(BUILD, file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
      ([, name]) => `assets/boot/${name}`,
    );
  const [boot, later] = [bootFile('index'), bootFile('afterLoad')];
  const scripts = [boot, later, ...imported(later)].reduce((sum, file) => sum + size(file), 0);
  const css = built.find((file) => /^assets\/css\/[^.]+\.[^.]+\.css$/.test(file))!;
  const font = size(built.find((file) => file.endsWith('.woff2'))!);
  const pageWeight = (file: string) => size(file) + scripts + size(css) + font;

  test('the boot script is one file of at most 4 KB', () => {
    expect(imported(boot)).toEqual([]);
    expect(size(boot)).toBeLessThanOrEqual(4 * KB);
  });
  test('script before the reader acts is at most 8 KB', () => expect(scripts).toBeLessThanOrEqual(8 * KB));
  test('one stylesheet of at most 14 KB', () => expect(size(css)).toBeLessThanOrEqual(14 * KB));
  test('the long guide page is at most 46 KB in all', () =>
    expect(pageWeight('developers/docs/guides/smart_contracts/testing.html')).toBeLessThanOrEqual(46 * KB));
  test('a guide or concept page is at most 50 KB in all', () => {
    const long = html.filter(
      (file) => file.startsWith('developers/docs/') && fs.statSync(path.join(BUILD, file)).size > 40_000,
    );
    const pages = long.filter((file) => !/reference|migration_notes/.test(file));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((file) => pageWeight(file) > 50 * KB)).toEqual([]);
  });
  test('nothing names the folder in which the site was built', () => {
    const folder = path.dirname(BUILD);
    const texts = built.filter((file) => /\.(?:html|js|json|css|txt|md|xml|atom)$/.test(file));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((file) => read(file).includes(folder))).toEqual([]);
  });
  test('comparisons are data: no script is made for one of them', () => {
    const routes = path.join(BUILD, '../.docusaurus/routesChunkNames.json');
    const scripts = JSON.parse(fs.readFileSync(routes, 'utf8')) as Record<string, object>;
    const compared = Object.entries(scripts).filter(([route]) => route.startsWith('/compare/'));
    expect(compared.length).toBeGreaterThan(100);
    expect(new Set(compared.map(([, names]) => JSON.stringify(names))).size).toBe(1);
  });
});
