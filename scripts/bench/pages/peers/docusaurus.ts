import type { Entry } from '../content';
import { FAVICON, frontMatter, manifest, stem, TITLE, type Peer } from './peer';

/** `Link` items in the sidebar of the stock theme lead elsewhere; pages are named by their id. */
function item({ label, href, items }: Entry): object {
  const id = href?.slice(1) || 'index';
  if (items) return { type: 'category', label, ...(href ? { link: { type: 'doc', id } } : {}), items: items.map(item) };
  return href?.startsWith('/') ? { type: 'doc', id, label } : { type: 'link', label, href };
}

const CONFIG = `export default {
  title: '${TITLE}',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, experimental_faster: true },
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: '/', sidebarPath: './sidebars.json', numberPrefixParser: false }, blog: false },
    ],
  ],
  themeConfig: {
    navbar: {
      title: '${TITLE}',
      items: [
        { type: 'docSidebar', sidebarId: 'developerSidebar', label: 'Build' },
        { type: 'docSidebar', sidebarId: 'networkSidebar', label: 'Run a node' },
      ],
    },
    prism: { additionalLanguages: ['bash', 'diff', 'solidity', 'toml'] },
  },
};
`;

export const docusaurus: Peer = {
  name: 'Docusaurus 3.9.1',
  folder: 'docusaurus',
  manifest: manifest(
    'docusaurus build',
    {
      '@docusaurus/core': '3.9.1',
      '@docusaurus/faster': '3.9.1',
      '@docusaurus/preset-classic': '3.9.1',
      '@mdx-js/react': '3.1.1',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
    // The preset asks for any of two major versions of a search box that this site does not switch on.
    { overrides: { '@docsearch/react': '3.9.0' } },
  ),
  files: (pages, sidebars, comparisons) => ({
    'docusaurus.config.js': CONFIG,
    'sidebars.json': JSON.stringify(Object.fromEntries(sidebars.map(({ name, items }) => [name, items.map(item)]))),
    'static/favicon.svg': FAVICON,
    ...Object.fromEntries(
      [...pages, ...comparisons].map((page) => {
        const { title, description, tags, path, body } = page;
        return [`docs/${stem(page)}.md`, frontMatter({ title, description, tags, slug: path }) + body];
      }),
    ),
  }),
  source: 'docs',
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  sidebar: '.theme-doc-sidebar-menu',
  hydrated: () => document.documentElement.dataset.hasHydrated === 'true',
};
