import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { resolveMarkdownLinkPathname } from '@docusaurus/utils';
import { markdownPipeline } from '../../config/markdown';
import { writeIfNew } from '../../markdown/inputs';
import { forgetExpanded } from '../../markdown/page-source';
import { share, type Task } from '../../markdown/threads';

/** Of `@docusaurus/mdx-loader`, with which Docusaurus compiles pages. */
type Processor = { process: (input: Input) => Promise<Compiled> };
type Processors = { mdProcessor: Processor; mdxProcessor: Processor };
type Create = (args: { options: Options }) => Promise<Processors>;
type Options = Record<string, unknown> & { siteDir: string; beforeDefaultRemarkPlugins?: unknown[] };
interface Input {
  content: string;
  filePath: string;
  frontMatter: Record<string, unknown>;
  compilerName: string;
}
interface Compiled {
  content: string;
  data: { contentTitle?: string };
}

/** What threads must know of the site. */
interface Site {
  options: Options;
  /** The address of each page by its file, and the folders of the versions, for links to files. */
  addresses: [file: string, address: string][];
  folders: string[];
}

interface Page {
  siteDir: string;
  kind: keyof Processors;
  input: Input;
}

const library = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const mdxLoader = library('@docusaurus/mdx-loader/lib/processor') as { createProcessors: Create };
const { createProcessors } = mdxLoader;
const siteFile = (siteDir: string): string => path.join(siteDir, '.docusaurus/page-workers.json');

/** The same as in the plugin for the pages, of which a thread has none. */
function resolveLink({ addresses, folders, options: { siteDir } }: Site) {
  const sourceToPermalink = new Map(addresses);
  return ({ linkPathname, sourceFilePath }: { linkPathname: string; sourceFilePath: string }) => {
    const contentPath = folders.find((folder) => sourceFilePath.startsWith(folder))!;
    const contentPaths = { contentPath, contentPathLocalized: undefined };
    return resolveMarkdownLinkPathname(linkPathname, { sourceFilePath, sourceToPermalink, siteDir, contentPaths });
  };
}

function processorsOf(siteDir: string): Promise<Processors> {
  const site = JSON.parse(fs.readFileSync(siteFile(siteDir), 'utf8')) as Site;
  return createProcessors({
    options: { ...site.options, ...markdownPipeline, resolveMarkdownLink: resolveLink(site) },
  });
}

let processors: Promise<Processors> | undefined;

/** Compiles a page on another thread. */
export const compileTask: Task<Page, Compiled> = {
  name: 'compile',
  async run({ siteDir, kind, input }) {
    // The steps that read pages are done when the first is compiled.
    forgetExpanded();
    processors ??= processorsOf(siteDir);
    const { content, data } = await (await processors)[kind].process(input);
    return { content, data: { contentTitle: data.contentTitle } };
  },
};

const isPages = ({ beforeDefaultRemarkPlugins: own }: Options): boolean =>
  own?.length === markdownPipeline.beforeDefaultRemarkPlugins.length;

/**
 * Has pages compiled by whoever is free. Docusaurus has no place for that, so its own function is replaced; to be
 * removed when it compiles on several threads: https://github.com/facebook/docusaurus/issues/4765
 * What it returns notes what threads must know: to be called when all pages are known.
 */
export function shareCompiling(siteDir: string): (content: LoadedContent) => void {
  let options: Options | undefined;
  mdxLoader.createProcessors = async (args) => {
    const here = await createProcessors(args);
    if (!isPages(args.options)) return here;
    options = args.options;
    const shared = (kind: keyof Processors): Processor => ({
      process: (input) =>
        share(compileTask, { siteDir, kind, input }, [input.filePath], () => here[kind].process(input)),
    });
    return { mdProcessor: shared('mdProcessor'), mdxProcessor: shared('mdxProcessor') };
  };
  return ({ loadedVersions }) => {
    const addresses = loadedVersions.flatMap(({ docs }) => docs.map((doc) => [doc.source, doc.permalink] as const));
    const folders = loadedVersions.map(({ contentPath }) => contentPath);
    writeIfNew(siteFile(siteDir), JSON.stringify({ options, addresses, folders }));
  };
}
