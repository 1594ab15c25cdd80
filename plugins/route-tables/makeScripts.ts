import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform, type JsMinifyOptions } from '@swc/core';
import { writeInFolders } from '../../core/files';
import { chunkFile, CHUNKS } from '../../core/routeTables';
import { VERSIONS } from '../../core/versions';
import { writeIfNew } from '../../markdown/inputs';
import { digest, kept } from '../../markdown/kept';
import { fileOf, isPage, readParts } from './parts';

/** Of `@docusaurus/mdx-loader`, with which Docusaurus compiles pages. */
interface MdxOptions {
  metadataPath: (page: string) => string;
  crossCompilerCache?: unknown;
}
interface LoaderContext {
  async: () => (error: unknown, code: string) => void;
  getOptions: () => MdxOptions;
  addDependency: (file: string) => void;
  resource: string;
  resourcePath: string;
  _compiler: { name: 'client' };
}
interface Rule {
  include?: unknown;
  use?: { options?: unknown }[];
}

export interface Site {
  siteDir: string;
  generatedDir: string;
  outDir: string;
  /** With which pages are compiled. */
  options: MdxOptions;
  minimize: boolean;
}

const library = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const { default: load } = library('@docusaurus/mdx-loader') as {
  default: (this: LoaderContext, text: string) => Promise<void>;
};

/** How Docusaurus has set up the compiler of the documentation's pages. */
export function mdxOptions(rules: readonly unknown[], siteDir: string): MdxOptions {
  const folder = path.join(siteDir, VERSIONS[0]!.folder);
  const isDocs = ({ include }: Rule) => Array.isArray(include) && include.some((dir) => path.resolve(dir) === folder);
  const rule = (rules as Rule[]).find((each) => each && isDocs(each) && each.use?.[0]?.options);
  if (!rule) throw new Error(`[route-tables] no rule of the bundler compiles the pages in ${folder}.`);
  // It is for two compilations of each page.
  return { ...(rule.use![0]!.options as MdxOptions), crossCompilerCache: undefined };
}

const compile = (options: MdxOptions, file: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const context: LoaderContext = {
      async: () => (error, code) => (error ? reject(error as Error) : resolve(code)),
      getOptions: () => options,
      addDependency: () => undefined,
      resource: file,
      resourcePath: file,
      _compiler: { name: 'client' },
    };
    void load.call(context, text);
  });

/** The compiled page would import what is known of it. */
const METADATA = /^export \{default as metadata\} from '[^']*'$/m;

/** What is at the top of a page's module is in a function in the end. */
const SMALL: JsMinifyOptions = {
  compress: { toplevel: true },
  mangle: { toplevel: true },
  format: { comments: false, asciiOnly: true },
};

/** As the bundler would write it: a chunk with one module, which has the name of the chunk. */
async function makeScript(name: string, file: string, metadata: string, site: Site): Promise<string> {
  const code = await compile(site.options, file, await readFile(file, 'utf8'));
  const { code: module } = await transform(
    code.replace(METADATA, () => `export const metadata = ${metadata};`),
    {
      configFile: false,
      swcrc: false,
      filename: file,
      minify: site.minimize,
      jsc: {
        parser: { syntax: 'ecmascript', jsx: true },
        target: 'es2020',
        transform: { react: { runtime: 'automatic' } },
        ...(site.minimize && { minify: SMALL }),
      },
      module: { type: 'commonjs', noInterop: true, strict: true },
    },
  );
  const id = JSON.stringify(name);
  const list = `globalThis.${CHUNKS}`;
  return `(${list}=${list}||[]).push([[${id}],{${id}:function(module,exports,require){${module}\n}}]);`;
}

/** What the scripts are called, by the names of the parts. The server reads them when it renders (serverParts.ts). */
export const scriptsFile = (generatedDir: string): string => path.join(generatedDir, 'page-scripts.json');

export const readScripts = (generatedDir: string): Record<string, string> =>
  JSON.parse(readFileSync(scriptsFile(generatedDir), 'utf8')) as Record<string, string>;

/**
 * Makes the scripts of pages. In the bundle each page would be a module of the browser's and of the server's, which
 * takes the bundler most of its time and memory. A page imports nothing but React and MDX: there is nothing to bundle.
 */
export async function makeScripts(site: Site): Promise<Record<string, string>> {
  const { siteDir, generatedDir, outDir, minimize } = site;
  const parts = readParts(await readFile(path.join(generatedDir, 'registry.js'), 'utf8')).filter(isPage);
  const made = parts.map(async (part): Promise<[string, string]> => {
    const file = fileOf(part, siteDir, generatedDir);
    const metadata = await readFile(site.options.metadataPath(file), 'utf8');
    const script = await kept(
      {
        siteDir,
        kind: 'page-scripts',
        name: file,
        from: [part.name, metadata, minimize].join('\n'),
        pages: [file, path.join(siteDir, 'docusaurus.config.ts')],
      },
      () => makeScript(part.name, file, metadata, site),
    );
    const name = digest(script).replace(/[-_]/g, '').slice(0, 8);
    await writeInFolders(path.join(outDir, chunkFile(name)), script);
    return [part.name, name];
  });
  const settled = await Promise.allSettled(made);
  const errors = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  if (errors.length) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n\n'));
  const names = Object.fromEntries(await Promise.all(made));
  writeIfNew(scriptsFile(generatedDir), JSON.stringify(names));
  return names;
}
