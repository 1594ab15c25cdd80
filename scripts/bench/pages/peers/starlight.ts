import type { Entry, Sidebar } from '../content';
import { FAVICON, frontMatter, manifest, stem, TITLE, type Peer } from './peer';

/** Groups have no page of their own here: it is the first of their links. */
function item({ label, href, items }: Entry): object {
  if (!items) return { label, link: href };
  return { label, collapsed: true, items: [...(href ? [{ label, link: href }] : []), ...items.map(item)] };
}

const config = (sidebars: readonly Sidebar[]): string => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: '${TITLE}',
      routeMiddleware: './src/ownSidebar.js',
      sidebar: ${JSON.stringify(sidebars.map(({ name, items }) => ({ label: name, items: items.map(item) })))},
    }),
  ],
});
`;

/** Other sites have one sidebar for each section; here there is one for all, of which the page's part is shown. */
const OWN_SIDEBAR = `const current = (entry) => entry.isCurrent || entry.entries?.some(current);
export const onRequest = ({ locals: { starlightRoute: route } }) => {
  route.sidebar = route.sidebar.find(current)?.entries ?? [];
};
`;

const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

export const starlight: Peer = {
  name: 'Starlight 0.37.7',
  folder: 'starlight',
  manifest: manifest('astro build', { astro: '5.18.2', '@astrojs/starlight': '0.37.7' }),
  files: (pages, sidebars) => ({
    'astro.config.mjs': config(sidebars),
    'src/content.config.ts': COLLECTIONS,
    'src/ownSidebar.js': OWN_SIDEBAR,
    'public/favicon.svg': FAVICON,
    ...Object.fromEntries(
      pages.map((page) => {
        const { title, description, body } = page;
        const slug = stem(page);
        return [`src/content/docs/${slug}.md`, frontMatter({ title, description, slug }) + body];
      }),
    ),
  }),
  source: 'src/content/docs',
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  sidebar: 'nav.sidebar',
  hydrated: () => true,
};
