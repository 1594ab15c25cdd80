import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Our theme is the folders of the real site: a theme that the fixture does not name itself would be the stock one. */
const OUR_THEME = ['src/theme', 'src/features', 'src/components', 'src/bridge', 'core'];

/** The settings of the real site that a build failure depends on, on a site of one page. */
const CONFIG = `
import { checkDocFrontMatter } from '../../../config/frontMatter';
import glossaryCards from '../../../plugins/glossary-cards';
import site from '../../../docusaurus.config';
const parseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  checkDocFrontMatter(params.filePath, result.frontMatter);
  return result;
};
// Components import what these write; the real ones read the data of the site.
const writes = (name) => () => ({ name, contentLoaded: ({ actions }) => actions.createData('none.json', '{}') });
export default {
  title: 'Fixture', url: 'https://example.org', baseUrl: '/', trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: __LOCALES__ },
  onBrokenLinks: site.onBrokenLinks, onBrokenAnchors: site.onBrokenAnchors, onDuplicateRoutes: site.onDuplicateRoutes,
  future: { experimental_faster: { rspackBundler: true, swcJsLoader: true }, v4: { removeLegacyPostBuildHeadAttribute: true } },
  markdown: { ...site.markdown, parseFrontMatter },
  themes: [['@docusaurus/theme-classic', {}]],
  plugins: [
    ['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: './sidebars.json' }],
    ['@docusaurus/plugin-content-pages', {}],
    glossaryCards, writes('errors'), writes('run-here'),
    () => ({ name: 'counterparts', contentLoaded: ({ actions }) => actions.setGlobalData({ pairs: {} }) }),
  ],
  themeConfig: { colorMode: site.themeConfig.colorMode, navbar: { title: 'F', items: __ITEMS__ } },
};
`;

export const HOME = `---
title: Home of the fixture
description: A page that is here to be built, and for nothing else at all.
tags: [concepts]
kind: index
slug: /
---

Some text.
`;

export interface Fixture {
  /** Files of the site, by path; \`docs/index.md\` is there by default. */
  files?: Record<string, string>;
  items?: object[];
  locales?: string[];
}

export interface Outcome {
  ok: boolean;
  output: string;
  dir: string;
}

/** Builds a tiny site below the repository, so that it finds the installed packages. */
export async function buildFixture(
  name: string,
  { files = {}, items = [], locales = ['en'] }: Fixture,
): Promise<Outcome> {
  const dir = path.join(ROOT, '.cache/fixtures', name);
  fs.rmSync(dir, { recursive: true, force: true });
  const all = {
    'docs/index.md': HOME,
    // Where our theme's not-found page leads.
    'docs/developers/getting_started.md': HOME.replace('slug: /\n', '').replace('Home of', 'Start of'),
    'docs/the_aztec_network.md': HOME.replace('slug: /\n', '').replace('Home of', 'Network of'),
    'src/pages/search.js': 'export default () => null;\n',
    'sidebars.json': '{"main": [{"type": "doc", "id": "index"}]}',
    'package.json': '{"name": "fixture", "private": true}',
    'docusaurus.config.ts': CONFIG.replace('__ITEMS__', JSON.stringify(items)).replace(
      '__LOCALES__',
      JSON.stringify(locales),
    ),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  for (const folder of OUR_THEME) {
    fs.mkdirSync(path.dirname(path.join(dir, folder)), { recursive: true });
    fs.symlinkSync(path.join(ROOT, folder), path.join(dir, folder));
  }
  return new Promise((resolve) => {
    const command = [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', dir, '--no-minify'];
    execFile(
      process.execPath,
      command,
      { cwd: dir, maxBuffer: 1e8, env: { ...process.env, NODE_ENV: '' } },
      (error, stdout, stderr) => resolve({ ok: !error, output: stdout + stderr, dir }),
    );
  });
}
