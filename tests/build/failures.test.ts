import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFixture, HOME, type Fixture, type Outcome } from './fixtureSite';

const home = (body: string) => ({ files: { 'docs/index.md': `${HOME}\n${body}\n` } });

const FAILING: [id: string, what: string, fixture: Fixture, message: RegExp][] = [
  [
    '[BUILD-1]',
    'a broken link',
    home('<a href="/no-such-page">x</a> [x](/nowhere)'),
    /broken links|couldn't be resolved/i,
  ],
  ['[BUILD-1]', 'a broken Markdown link', home('[x](./missing.md)'), /missing\.md.*couldn't be resolved/s],
  ['[BUILD-1]', 'a broken image', home('![x](./missing.png)'), /missing\.png/],
  [
    '[BUILD-1]',
    'an unknown front-matter key',
    { files: { 'docs/index.md': HOME.replace('kind: index', 'kind: index\ntitel: x') } },
    /docs\/index\.md[\s\S]*unknown key 'titel'; allowed keys: title/,
  ],
  [
    '[ERR-2]',
    'a page module without a default export',
    { files: { 'src/pages/empty.js': 'export const notThePage = 1;\n' } },
    /doesn't have a default export[\s\S]*impossible to render/,
  ],
  [
    '[NAV-7]',
    'an unknown sidebar id in the navbar',
    { items: [{ type: 'docSidebar', sidebarId: 'missing', label: 'X' }] },
    /missing[\s\S]*Available sidebar ids are:[\s\S]*main/,
  ],
  [
    '[NAV-7]',
    'an unknown doc id in the navbar',
    { items: [{ type: 'doc', docId: 'missing', label: 'X' }] },
    /missing[\s\S]*available (doc|document) ids are:[\s\S]*index/i,
  ],
  [
    '[NAV-6]',
    'a navbar item of an unknown type',
    { items: [{ type: 'banner', label: 'X' }] },
    /Bad navbar item type banner/,
  ],
];

describe('builds that must fail, and say why', () => {
  test.each(FAILING)('%s %s', async (id, what, fixture, message) => {
    const { ok, output } = await buildFixture(`${id}-${what}`.replace(/\W+/g, '-'), fixture);
    expect(output).toMatch(message);
    expect(ok).toBe(false);
  });
});

describe('a build that is done', () => {
  let site: Outcome;
  const html = (name: string) => fs.readFileSync(path.join(site.dir, 'build', name), 'utf8');
  beforeAll(async () => {
    site = await buildFixture('done', {
      files: {
        'docs/index.md': `${HOME}\n[x](#nowhere)\n`,
        'src/pages/same.js': 'export default () => null;\n',
        'docs/same.md': HOME.replace('slug: /', '').replace('Home of', 'Twin of'),
        'docs/secret.md': HOME.replace('slug: /', 'draft: true').replace('Home of', 'Draft of'),
      },
      items: [{ type: 'docsVersion' }, { type: 'localeDropdown' }],
    });
    expect(site.ok, site.output).toBe(true);
  });

  test('[BUILD-1] broken anchors and duplicate routes only warn', () => {
    expect(site.output).toMatch(/broken anchors/i);
    expect(site.output).toMatch(/duplicate routes/i);
    expect(html('index.html')).toContain('Home of the fixture');
  });

  test('[ROUTE-9] a draft is not built', () => {
    expect(fs.existsSync(path.join(site.dir, 'build/same.html'))).toBe(true);
    expect(fs.existsSync(path.join(site.dir, 'build/secret.html'))).toBe(false);
  });

  test('[NAV-6] docsVersion is a link to the version; localeDropdown shows nothing with one locale', () => {
    expect(html('index.html')).toMatch(/<a class="navbar__link" href="\/">Next<\/a>/);
    const [navbar] = html('index.html').split('<main');
    expect(navbar).not.toContain('class="dropdown ');
  });
});

test('[NAV-6] localeDropdown lists the locales where there are several', async () => {
  const { ok, dir, output } = await buildFixture('two-locales', {
    items: [{ type: 'localeDropdown' }],
    locales: ['en', 'es'],
  });
  expect(ok, output).toBe(true);
  const html = fs.readFileSync(path.join(dir, 'build/index.html'), 'utf8');
  expect(html).toMatch(/<a class="dropdown__link" href="\/" lang="en" aria-current="true">English<\/a>/);
  expect(html).toMatch(/<a class="dropdown__link" href="\/es\/" lang="es">español<\/a>/i);
});
