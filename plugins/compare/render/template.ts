import type { RenderedPage } from './comparisonPage';
import { escapeHtml } from './html';

/** What src/features/compare/ComparePage.tsx says in the places that each page fills. */
export const TEMPLATE = { path: '/compare', title: 'COMPARE TITLE', description: 'COMPARE DESCRIPTION' };
const PATH = 'COMPARE PATH';

const ADDRESS = new RegExp(`((?:href|content)="?https?://[^/\\s">]+)${TEMPLATE.path}(?=["\\s>])`, 'g');
const MAIN = /(<main[^>]*>)[\s\S]*?(<\/main>)/;

/** Replaces what must be there: a template that changed is noticed by the build. */
function replaced(html: string, what: RegExp | string, to: string): string {
  const result = html.replaceAll(what, to);
  if (result === html) throw new Error(`[compare] the built page ${TEMPLATE.path} has nothing that matches ${what}`);
  return result;
}

/** Makes pages with the site's header and footer from the built template. */
export function pageMaker(template: string): (page: RenderedPage) => string {
  const [, open = '', close = ''] = MAIN.exec(template) ?? [];
  const frame = replaced(template, ADDRESS, `$1${PATH}`);
  const [before = '', after = ''] = replaced(frame, new RegExp(MAIN, 'g'), '\0').split('\0');
  return (page) => {
    const fill = (html: string) =>
      html
        .replaceAll(PATH, page.path)
        .replaceAll(TEMPLATE.title, () => escapeHtml(page.title))
        .replaceAll(TEMPLATE.description, () => escapeHtml(page.description));
    return `${fill(before)}${open}${page.html}${close}${fill(after)}`;
  };
}
