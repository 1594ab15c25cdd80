import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../core/files';
import { pagePathOf, withoutSlash } from '../core/pagePath';

const LINK = /\shref="?(\/[^"\s>]*|#[^"\s>]*)/g;
const ID = /\sid="?([^"\s>]+)/g;
const pathOf = (file: string): string => pagePathOf(file) ?? `/${file}`;

/** Walks every internal link and anchor of every page of a build. Gives those that lead nowhere. */
export function brokenLinks(buildDir: string): { pages: number; links: number; broken: string[] } {
  const files = listFiles(buildDir, (file) => file.endsWith('.html'));
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
  const ids = new Map(files.map((file) => [pathOf(file), new Set([...read(file).matchAll(ID)].map(([, id]) => id!))]));
  const redirects = read('_redirects');
  const broken = new Set<string>();
  let links = 0;
  for (const file of files)
    for (const [, href] of read(file).matchAll(LINK)) {
      links++;
      const [target = '', anchor] = href!.replace(/\?[^#]*/, '').split('#');
      const known = ids.get(target ? withoutSlash(target) : pathOf(file));
      if (!known && !existsSync(path.join(buildDir, target)) && !redirects.includes(`${target} `))
        broken.add(`${pathOf(file)} → ${href}`);
      else if (known && anchor && !known.has(decodeURIComponent(anchor)))
        broken.add(`${pathOf(file)} → ${href} (anchor)`);
    }
  return { pages: files.length, links, broken: [...broken] };
}
