import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { announcementBar } from './config/announcement';
import { publicEnv } from './config/env';
import { footer } from './config/footer';
import { checkDocFrontMatter } from './config/frontMatter';
import { markdownPipeline } from './config/markdown';
import { mathsStylesheet } from './config/maths';
import { navbar } from './config/navbar';
import { docsVersions } from './config/versions';
import { editUrl } from './config/editUrl';
import { ssrTemplate } from './plugins/boot/ssrTemplate';
import { withMark } from './plugins/compare';
import { withLastChange } from './plugins/last-change';

const config: Config = {
  title: 'Aztec documentation',
  tagline: 'Build private applications on Ethereum, and run the network that settles them.',
  url: publicEnv.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: true,
  trailingSlash: false,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  ssrTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
  },
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false },
    experimental_faster: true,
    experimental_storage: { type: 'localStorage', namespace: false },
  },
  markdown: {
    format: 'mdx',
    emoji: true,
    mermaid: true,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      checkDocFrontMatter(params.filePath, result.frontMatter);
      // For the search index alone (plugins/search-index/asked.ts): the page would carry it to the browser.
      delete result.frontMatter.asked;
      return withLastChange(__dirname, params.filePath, await withMark(__dirname, params.filePath, result));
    },
  },
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: '/assets/fonts/heading-1120fc8b.woff2',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
  ],
  clientModules: ['./src/features/routing/clientModule.ts'],
  customFields: { mathsStylesheet },
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/index.css' }]],
  plugins: [
    './plugins/host-files/index.ts',
    './plugins/search-index/index.ts',
    './plugins/ai-files/index.ts',
    './plugins/errors/index.ts',
    ...(publicEnv.katexCssUrl ? [] : ['./plugins/own-maths-styles/index.ts']),
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        breadcrumbs: true,
        editUrl,
        ...docsVersions,
        ...markdownPipeline,
      } satisfies DocsOptions,
    ],
    ['@docusaurus/plugin-content-pages', {}],
    [
      '@docusaurus/plugin-sitemap',
      {
        lastmod: null,
        changefreq: null,
        priority: null,
        ignorePatterns: ['/search', '/tags/**'],
      } satisfies SitemapOptions,
    ],
    './plugins/slim-theme/index.ts',
    './plugins/route-tables/index.ts',
    './plugins/counterparts/index.ts',
    './plugins/glossary-cards/index.ts',
    './plugins/api-names/index.ts',
    './plugins/run-here/index.ts',
    './plugins/compare/index.ts',
    './plugins/images/index.ts',
    './plugins/page-inputs/index.ts',
    './plugins/dev/index.ts',
    './plugins/kept-pages/index.ts',
    './plugins/boot/index.ts',
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    announcementBar,
    navbar,
    footer,
    image: 'img/social-card.png',
    docs: { sidebar: { hideable: false, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
    metadata: [{ name: 'theme-color', content: '#0b3b33' }],
  } satisfies ThemeConfig | object,
};

export default config;
