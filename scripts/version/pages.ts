import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../../core/files';
import { parseFrontMatter, withoutFrontMatter } from '../../core/frontMatter';
import type { Version } from '../../core/versions';

/** What front matter says of the other version's page, with the lines that it goes on in. */
const OF_THE_OTHER = /^(counterpart|changed|reworded|anew):.*\n(?:[ \t]+.*\n)*/gm;

export interface PageAddress {
  /** Without the base of the version: `/developers/overview`. */
  path: string;
  counterpart?: string;
}

const clean = (name: string): string =>
  `/${name}`
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/(index)?$/, '$1')
    .replace(/^\/index$/, '/');

/** The addresses of a version's pages, and the page of the other version that each names. Drafts have none. */
export function addressesOf(root: string, { folder }: Version): PageAddress[] {
  return listPages(path.join(root, folder)).flatMap((name) => {
    const { draft, counterpart } = parseFrontMatter(readFileSync(path.join(root, folder, name), 'utf8'));
    if (draft === true) return [];
    const named = typeof counterpart === 'string' ? { counterpart: clean(counterpart) } : {};
    return [{ path: clean(name.replace(/\.mdx?$/, '')), ...named }];
  });
}

/** Where a page of a version is on the site, and back. */
export const addressIn = ({ base }: Version, page: string): string => `${base}${page}`.replace(/(.)\/$/, '$1');
export const pathIn = (base: string, address: string): string => address.slice(base.length) || '/';

/** After a cut both versions have the same pages at the same places: none names another, or what differs in it. */
export function withoutComparison(text: string): string {
  const body = withoutFrontMatter(text);
  return text.slice(0, text.length - body.length).replace(OF_THE_OTHER, '') + body;
}

/** The text of a frozen page or example: it speaks of the release, and shows the release's own examples. */
export function frozen(text: string, from: Version, to: Version): string {
  return [
    [`examples/${from.id}/`, `examples/${to.id}/`],
    [from.noirTag, to.noirTag],
    [from.label, to.label],
    [from.label.replace(/^v/, ''), to.label.replace(/^v/, '')],
    [from.sdk, to.sdk],
  ].reduce((result, [old, now]) => result.replaceAll(old!, now!), withoutComparison(text));
}
