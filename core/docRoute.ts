import { VERSIONS } from './versions';

/** The clean path of a page, from the path of its file in the repository; undefined for a file that is no page. */
export function docRoute(file: string): string | undefined {
  const normal = file.replaceAll('\\', '/');
  const root = VERSIONS.find(({ folder }) => normal.startsWith(`${folder}/`));
  if (!root || !/\.mdx?$/.test(normal)) return undefined;
  const path = normal
    .slice(root.folder.length + 1)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');
  return `${root.base}${path && `/${path}`}` || '/';
}
