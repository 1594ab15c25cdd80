import type { Entry, Sidebar } from '../content';
import { FAVICON, frontMatter, manifest, stem, TITLE, type Peer } from './peer';

const item = ({ label, href, items }: Entry): object => ({
  text: label,
  link: href,
  ...(items ? { collapsed: true, items: items.map(item) } : {}),
});

const config = (sidebars: readonly Sidebar[]): string => `export default {
  title: '${TITLE}',
  cleanUrls: true,
  ignoreDeadLinks: true,
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  // Texts with angle brackets stay texts, and so does code with braces.
  markdown: {
    html: false,
    config({ renderer: { rules } }) {
      const render = rules.code_inline;
      rules.code_inline = (tokens, i, ...rest) => {
        tokens[i].attrSet('v-pre', '');
        return render(tokens, i, ...rest);
      };
    },
  },
  themeConfig: {
    nav: [{ text: 'Build', link: '/developers/overview' }, { text: 'Run a node', link: '/the_aztec_network' }],
    search: { provider: 'local' },
    sidebar: ${JSON.stringify(Object.fromEntries(sidebars.map(({ prefix, items }) => [prefix, items.map(item)])))},
  },
};
`;

export const vitepress: Peer = {
  name: 'VitePress 1.6.4',
  folder: 'vitepress',
  manifest: manifest('vitepress build', { vitepress: '1.6.4' }),
  files: (pages, sidebars) => ({
    '.vitepress/config.mjs': config(sidebars),
    'public/favicon.svg': FAVICON,
    ...Object.fromEntries(
      pages.map((page) => {
        const { title, description, body } = page;
        return [`${stem(page)}.md`, `${frontMatter({ title, description })}# ${title}\n${body}`];
      }),
    ),
  }),
  source: '.',
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
  sidebar: '.VPSidebar',
  hydrated: () => '__vue_app__' in document.querySelector('#app')!,
};
