import { makePolicy } from './trustedTypes';

/** What the build writes as text: highlighted code, headings, the announcement, items of the navbar. None of it runs. */
const TAGS = 'a|b|br|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|var|wbr';
const ATTRIBUTES =
  '(?:class|id|lang|rel|style|target|title|(?:aria|data)-[\\w-]+)="[^"<>]*"|href="(?:https?://|mailto:|[/#])[^"<>]*"';
const FOREIGN = new RegExp(`<(?!/?(?:${TAGS})(?:\\s+(?:${ATTRIBUTES}))*\\s*/?>).{0,40}`, 's');

/** Also while the build renders a page: no reader is the first to see the error. */
function plain(html: string): string {
  const found = FOREIGN.exec(html);
  if (found) throw new TypeError(`Not among the markup that src/bridge/trustedHtml.ts lets through: ${found[0]}`);
  return html;
}

let policy: { createHTML(html: string): string | TrustedHTML } | undefined;

/** For `dangerouslySetInnerHTML`, the one way by which text becomes markup in the browser. */
export const trustedHtml = (html: string): { __html: string | TrustedHTML } => ({
  __html: (policy ??= makePolicy('site-html', { createHTML: plain })).createHTML(html),
});
