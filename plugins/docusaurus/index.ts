import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A file that must be in the bundle, and the loader that changes it, or the package that it stands for. */
interface Seam {
  name: string;
  file: RegExp;
  standsFor?: string;
  /** For the loader, of the settings of the site. */
  options?(themeConfig: Settings): object;
}

interface Item {
  docId?: string;
  items?: Item[];
}
type Settings = { navbar?: { items?: Item[] } };

const namedDocs = (items: Item[] = []): string[] =>
  items.flatMap(({ docId, items: below }) => [...(docId ? [docId] : []), ...namedDocs(below)]);

/** From what each route is loaded. */
const NAMES = /[\\/]\.docusaurus[\\/]routesChunkNames\.json$/;

const SEAMS: Seam[] = [
  { name: 'clientModules.js', file: /[\\/]\.docusaurus[\\/]client-modules\.js$/ },
  { name: 'siteConfig.js', file: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/ },
  { name: 'registry.js', file: /[\\/]\.docusaurus[\\/]registry\.js$/ },
  { name: 'registry.js', file: NAMES },
  { name: 'routes.js', file: /[\\/]\.docusaurus[\\/]routes\.js$/ },
  { name: 'routes.js', file: NAMES },
  {
    name: 'globalData.js',
    file: /[\\/]\.docusaurus[\\/]globalData\.json$/,
    options: ({ navbar }) => ({ named: namedDocs(navbar?.items) }),
  },
  {
    name: 'versionData.js',
    file: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]*\.json$/,
  },
  {
    name: 'utilsCommon.js',
    file: /[\\/]plugins[\\/]docusaurus[\\/]utilsCommon\.js$/,
    standsFor: '@docusaurus/utils-common$',
  },
];

/** The little of the bundler that is used here, which Docusaurus does not type. */
interface Compiler {
  hooks: { thisCompilation: { tap(name: string, begin: (compilation: Compilation) => void): void } };
}
interface Compilation {
  errors: Error[];
  hooks: { finishModules: { tap(name: string, act: (modules: Iterable<{ resource?: string }>) => void): void } };
}

/** Ends the build when one of the files is not in the bundle: a release may have moved, renamed or dropped it. */
export class MustMatch {
  constructor(private readonly seams: Seam[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('docusaurus', ({ errors, hooks }) =>
      hooks.finishModules.tap('docusaurus', (modules) => {
        const files = [...modules].flatMap(({ resource }) => resource ?? []);
        for (const { name, file } of this.seams)
          if (!files.some((each) => file.test(each)))
            errors.push(
              new Error(`[docusaurus] plugins/docusaurus/${name} is for ${file}, and the bundle has no such file.`),
            );
      }),
    );
  }
}

/** Leaves out what nothing here uses of what Docusaurus and its theme send to the browser: see README.md. */
export default function docusaurus({ siteConfig }: LoadContext): Plugin {
  const loaders = SEAMS.filter(({ standsFor }) => !standsFor);
  const alias = Object.fromEntries(
    SEAMS.flatMap(({ name, standsFor }) => (standsFor ? [[standsFor, path.join(__dirname, name)]] : [])),
  );
  return {
    name: 'docusaurus',
    // The stylesheet is written for the browsers of package.json: nothing in it needs translating.
    configurePostCss: (options) => ({ ...options, plugins: [], config: false }),
    configureWebpack: () => ({
      module: {
        rules: loaders.map(({ name, file, options }) => ({
          test: file,
          use: { loader: path.join(__dirname, name), options: options?.(siteConfig.themeConfig as Settings) ?? {} },
        })),
      },
      resolve: { alias },
      plugins: [new MustMatch(SEAMS) as never],
    }),
  };
}
