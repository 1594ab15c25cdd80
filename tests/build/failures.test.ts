import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFixture, HOME, type Fixture, type Outcome } from './fixtureSite';

const page = (title: string, body: string) =>
  `${HOME.replace('slug: /\n', '').replace('Home of', `${title} of`)}\n${body}\n`;

/** Each site is built once, and says all that is wrong with it. */
const FAILING: [site: Fixture, wrong: [id: string, what: string, message: RegExp][]][] = [
  [
    { files: { 'docs/index.md': `${HOME}\n[x](/nowhere)\n` } },
    [['[BUILD-1]', 'a broken link', /broken links[\s\S]*\/nowhere/i]],
  ],
  [
    {
      files: {
        'docs/link.md': page('Link', '[x](./missing.md)'),
        'docs/image.md': page('Image', '![x](./missing.png)'),
      },
    },
    [
      ['[BUILD-1]', 'a broken Markdown link', /link\.md[\s\S]*missing\.md.*couldn't be resolved/],
      ['[BUILD-1]', 'a broken image', /image\.md[\s\S]*missing\.png/],
    ],
  ],
  [
    { files: { 'docs/index.md': HOME.replace('kind: index', 'kind: index\ntitel: x') } },
    [['[BUILD-1]', 'an unknown front-matter key', /docs\/index\.md[\s\S]*unknown key 'titel'; allowed keys: title/]],
  ],
  [
    {
      files: { 'src/pages/empty.js': 'export const notThePage = 1;\n' },
      items: [{ type: 'docSidebar', sidebarId: 'missing', label: 'X' }],
    },
    [
      ['[ERR-2]', 'a page module without a default export', /doesn't have a default export[\s\S]*impossible to render/],
      ['[NAV-7]', 'an unknown sidebar id in the navbar', /missing[\s\S]*Available sidebar ids are:[\s\S]*main/],
    ],
  ],
  [
    { items: [{ type: 'doc', docId: 'missing', label: 'X' }] },
    [['[NAV-7]', 'an unknown doc id in the navbar', /missing[\s\S]*available (doc|document) ids are:[\s\S]*index/i]],
  ],
  [
    { items: [{ type: 'banner', label: 'X' }] },
    [['[NAV-6]', 'a navbar item of an unknown type', /Bad navbar item type banner/]],
  ],
];

describe.each(FAILING)('a build that must fail, and say why', (fixture, wrong) => {
  let site: Outcome;
  beforeAll(async () => {
    site = await buildFixture(`failing-${wrong[0]![1]}`.replace(/\W+/g, '-'), fixture);
    expect(site.ok).toBe(false);
  });
  test.each(wrong)('%s %s', (_, __, message) => expect(site.output).toMatch(message));
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
