import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { announcementBar } from './config/announcement';
import { publicEnv } from './config/env';
import { footer } from './config/footer';
import { checkDocFrontMatter } from './config/frontMatter';
import { markdownPipeline } from './markdown/pipeline';
import { mathsStylesheet } from './config/maths';
import { navbar } from './config/navbar';
import { docsVersions } from './config/versions';
import { editUrl, withDataFiles } from './config/editUrl';
import { CARD_SIZE } from './core/cards';
import { feedLinks } from './core/feeds';
import aiFiles from './plugins/ai-files';
import apiNames from './plugins/api-names';
import boot from './plugins/boot';
import { ssrTemplate } from './plugins/boot/ssrTemplate';
import cards from './plugins/cards';
import compare, { withMark } from './plugins/compare';
import counterparts from './plugins/counterparts';
import dev from './plugins/dev';
import docusaurus from './plugins/docusaurus';
import errors from './plugins/errors';
import feeds from './plugins/feeds';
import glossaryCards from './plugins/glossary-cards';
import hostFiles from './plugins/host-files';
import images from './plugins/images';
import { withLastChange } from './plugins/last-change';
import ownMathsStyles from './plugins/own-maths-styles';
import pageInputs from './plugins/page-inputs';
import projects from './plugins/projects';
import runHere from './plugins/run-here';
import searchIndex from './plugins/search-index';

/** Imported, and not named: Docusaurus would load each with copies of all modules. */
const own = (...plugins: unknown[]): PluginConfig[] => plugins.map((plugin) => [plugin, {}] as PluginConfig);

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
      const told = withDataFiles(params.filePath, await withMark(__dirname, params.filePath, result));
      return withLastChange(__dirname, params.filePath, told);
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
    ...feedLinks.map(({ href, title }) => ({
      tagName: 'link',
      attributes: { rel: 'alternate', type: 'application/atom+xml', href, title },
    })),
  ],
  clientModules: ['./src/features/routing/clientModule.ts'],
  customFields: { mathsStylesheet },
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/index.css' }]],
  plugins: [
    ...own(hostFiles, compare, searchIndex, aiFiles, errors, feeds, cards),
    ...own(...(publicEnv.katexCssUrl ? [] : [ownMathsStyles])),
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
        ignorePatterns: ['/search', '/offline', '/tags/**'],
      } satisfies SitemapOptions,
    ],
    ...own(docusaurus, counterparts, glossaryCards, apiNames, runHere, projects, images, pageInputs),
    ...own(dev, boot),
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    announcementBar,
    navbar,
    footer,
    image: 'img/social-card.png',
    docs: { sidebar: { hideable: false, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
    metadata: [
      { name: 'theme-color', content: '#0b3b33' },
      { property: 'og:image:width', content: String(CARD_SIZE.width) },
      { property: 'og:image:height', content: String(CARD_SIZE.height) },
    ],
  } satisfies ThemeConfig | object,
};

export default config;
