import { readHtml } from '../built-pages/html';

const TAG = /<meta [^>]*property="og:title"[^>]*>/;

/** The title of a built page without what tells it from others: the site, the version, the address of a comparison. */
export function titleOf(html: string): string {
  let title = '';
  const open = (_: string, { content }: Record<string, string>) => (title = content ?? '');
  readHtml(TAG.exec(html)?.[0] ?? '', { open, text: () => undefined, close: () => undefined });
  return title
    .replace(/ \| [^|]*$/, '')
    .replace(/ \(\/[^)]*\)$/, '')
    .replace(/ \((?:nightly|v\d[^)]*)\)$/, '');
}
