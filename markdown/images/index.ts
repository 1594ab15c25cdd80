import fs from 'node:fs';
import path from 'node:path';
import type { Image, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { noteInput } from '../inputs';
import { element } from '../page-source/jsx';
import { responsive, type Picture } from './responsive';

/** Where pictures are served, and where they are kept between builds. */
export const PUBLIC = '/assets/images';
export const cacheDir = (siteDir: string): string => path.join(siteDir, '.docusaurus/pictures');
const RASTER = /^\.{1,2}\/.*\.(png|jpe?g|webp)$/i;

/** The files of one local picture, made when they are not there yet. */
export const pictureOf = (siteDir: string, file: string): Promise<Picture> =>
  responsive(file, cacheDir(siteDir), PUBLIC);

/** Remark plugin: local pictures of a page become responsive WebP files with their size. A missing file is left for Docusaurus to report. */
export default function images({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    const found: { parent: Parent; node: Image }[] = [];
    visit(tree, 'image', (node, _, parent) => {
      if (RASTER.test(node.url)) found.push({ parent: parent!, node });
    });
    for (const { parent, node } of found) {
      const source = path.resolve(path.dirname(file.path), node.url);
      noteInput(file.path, source);
      if (!fs.existsSync(source)) continue;
      const { width, height, ...sources } = await pictureOf(siteDir, source);
      const attributes = {
        ...sources,
        width: `${width}`,
        height: `${height}`,
        alt: node.alt ?? '',
        loading: 'lazy',
        sizes: '(max-width: 768px) 100vw, 736px',
      };
      parent.children[parent.children.indexOf(node)] = element('img', attributes, 'mdxJsxTextElement') as never;
    }
  };
}
