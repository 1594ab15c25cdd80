import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { publicEnv } from '../../config/env';
import { inputsOf, stampOf } from '../inputs';
import remarkData from '../data';
import { showCode } from './code';
import { flatten, takeHeadingId } from './flatten';
import { parsePageSource, type ParsedPage } from './parser';
import { resolveUrls } from './urls';

export interface PageFile {
  siteDir: string;
  /** Path of the page, absolute or from `siteDir`. */
  file: string;
  siteUrl?: string;
}

/** Each heading gets, as `data.id`, the anchor that it has on the site. */
function nameHeadings(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const id = takeHeadingId(heading) ?? slugger.slug(toString(heading));
    heading.data = { ...heading.data, id } as typeof heading.data;
  });
}

interface Expanded {
  source: string;
  /** What it was made from then: a page may get more inputs later, of which its tree knows nothing. */
  inputs: string[];
  stamp: string;
  tree: Root;
}

const stampOfAll = (files: readonly string[]): string => files.map(stampOf).join();

/** An error of the parser knows the line, and not the page. */
function parseFile(source: string, file: string, siteDir: string): ParsedPage {
  try {
    return parsePageSource(source);
  } catch (error) {
    throw new Error(`${path.relative(siteDir, file)}:${String(error)}`, { cause: error });
  }
}

/** So that memory does not grow with the site: a page then is parsed again. */
const MOST_TREES = 500;

/** Several build steps read the same pages. */
const expanded = new Map<string, Expanded>();

/**
 * A page as plain Markdown: data printed, code filled in, components flattened, links absolute. Nothing in the tree
 * is MDX any more. The title and description of the front matter are not part of it. The tree is shared: do not
 * change it.
 */
export async function expandPage({ siteDir, file, siteUrl = publicEnv.siteUrl }: PageFile): Promise<Root> {
  const full = path.resolve(siteDir, file);
  const source = await readFile(full, 'utf8');
  const key = `${siteUrl} ${full}`;
  const known = expanded.get(key);
  if (known?.source === source && known.stamp === stampOfAll(known.inputs)) return known.tree;
  const page = parseFile(source, full, siteDir);
  const tree = await expandParsed(page, { siteDir, file: full, siteUrl });
  const inputs = inputsOf(full);
  if (known || expanded.size < MOST_TREES) expanded.set(key, { source, inputs, stamp: stampOfAll(inputs), tree });
  return tree;
}

/** Lets go of all pages. */
export const forgetExpanded = (): void => expanded.clear();

export const expandSource = (source: string, place: Required<PageFile>): Promise<Root> =>
  expandParsed(parsePageSource(source), place);

async function expandParsed({ text, tree }: ParsedPage, place: Required<PageFile>): Promise<Root> {
  remarkData({ siteDir: place.siteDir })(tree, { path: place.file });
  flatten(tree, text);
  showCode(tree, place.siteDir, place.file);
  nameHeadings(tree);
  await resolveUrls(tree, place);
  return tree;
}
