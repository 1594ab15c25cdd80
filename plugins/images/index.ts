import fs from 'node:fs';
import path from 'node:path';
import type { Image, Parent, Root } from 'mdast';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { noteInput } from '../page-inputs/inputs';
import { responsive, type Picture } from './responsive';

const PUBLIC = '/assets/images';
const cacheDir = (siteDir: string): string => path.join(siteDir, '.docusaurus/pictures');
const RASTER = /^\.{1,2}\/.*\.(png|jpe?g|webp)$/i;

function collect(parent: Parent, found: { parent: Parent; node: Image }[] = []) {
  for (const child of parent.children) {
    if (child.type === 'image' && RASTER.test(child.url)) found.push({ parent, node: child });
    else if ('children' in child) collect(child as Parent, found);
  }
  return found;
}

/** The files of one local picture, made when they are not there yet. */
export const pictureOf = (siteDir: string, file: string): Promise<Picture> =>
  responsive(file, cacheDir(siteDir), PUBLIC);

/** Remark plugin: local pictures of a page become responsive WebP files with their size. A missing file is left for Docusaurus to report. */
export function remarkImages({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    if (process.env.NODE_ENV !== 'production') return;
    for (const { parent, node } of collect(tree)) {
      const source = path.resolve(path.dirname(file.path), node.url);
      noteInput(file.path, source);
      if (!fs.existsSync(source)) continue;
      const picture = await pictureOf(siteDir, source);
      const attributes = {
        ...picture,
        width: `${picture.width}`,
        height: `${picture.height}`,
        alt: node.alt ?? '',
        loading: 'lazy',
        sizes: '(max-width: 768px) 100vw, 736px',
      };
      parent.children[parent.children.indexOf(node)] = {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
        children: [],
      } as never;
    }
  };
}

/** Puts the pictures that pages use into the build. */
export default function images({ siteDir }: LoadContext): Plugin {
  return {
    name: 'images',
    async postBuild({ outDir }) {
      const from = cacheDir(siteDir);
      if (fs.existsSync(from)) fs.cpSync(from, path.join(outDir, PUBLIC), { recursive: true });
    },
  };
}
