import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { docRoute } from '../../core/docRoute';
import { pictureOf } from '../images';
import { noteInput } from '../inputs';

export interface Place {
  siteDir: string;
  /** Absolute path of the page's file. */
  file: string;
  siteUrl: string;
}

const EXTERNAL = /^(?!pathname:)[a-z][a-z0-9+.-]*:/i;
const repoPath = (place: Place, file: string): string => path.relative(place.siteDir, file).split(path.sep).join('/');

/** What a link of a page leads to, with the address of the site. */
function absoluteUrl(url: string, place: Place): string {
  if (EXTERNAL.test(url) || url.startsWith('//')) return url;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.replace(/^pathname:\/\//, '')) ?? [];
  if (target.startsWith('/')) return `${place.siteUrl}${target}${rest}`;
  const file = target === '' ? place.file : path.resolve(path.dirname(place.file), decodeURI(target));
  const route = docRoute(repoPath(place, file));
  return route === undefined ? url : `${place.siteUrl}${route === '/' && rest ? '/' : route}${rest}`;
}

async function pictureUrl(url: string, place: Place): Promise<string> {
  const file = path.resolve(path.dirname(place.file), url);
  if (!/^\.{0,2}\//.test(url) || url.startsWith('/')) return absoluteUrl(url, place);
  noteInput(place.file, file);
  if (!fs.existsSync(file)) return absoluteUrl(url, place);
  return `${place.siteUrl}${(await pictureOf(place.siteDir, file)).src}`;
}

/** Makes every link and picture of a page point to the site, so that the text can be read elsewhere. */
export async function resolveUrls(tree: Root, place: Place): Promise<void> {
  const pictures: { url: string }[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = absoluteUrl(node.url, place);
    else if (node.type === 'image') pictures.push(node);
  });
  for (const picture of pictures) picture.url = await pictureUrl(picture.url, place);
}
