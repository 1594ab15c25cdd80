import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { publicEnv } from '../../config/env';
import { escapeHeadingIds } from '../../core/headingIds';
import remarkData from '../remark-data';
import { showCode } from './code';
import { flatten, takeHeadingId } from './flatten';
import { parsePageSource } from './parser';
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

/**
 * A page as plain Markdown: data printed, code filled in, components flattened, links absolute. Nothing in the tree
 * is MDX any more. The title and description of the front matter are not part of it.
 */
export async function expandPage({ siteDir, file, siteUrl = publicEnv.siteUrl }: PageFile): Promise<Root> {
  const full = path.resolve(siteDir, file);
  return expandSource(await readFile(full, 'utf8'), { siteDir, file: full, siteUrl });
}

export async function expandSource(source: string, place: Required<PageFile>): Promise<Root> {
  const tree = parsePageSource(source);
  remarkData({ siteDir: place.siteDir })(tree, { path: place.file });
  flatten(tree, escapeHeadingIds(source));
  showCode(tree, place.siteDir);
  nameHeadings(tree);
  await resolveUrls(tree, place);
  return tree;
}
