import { changed } from './changes';

const POLICY =
  ".innerHTML = window.trustedTypes ? trustedTypes.createPolicy('base-url-banner', " +
  "{createHTML: function () {return bannerHtml}}).createHTML('') : bannerHtml";

const MARKUP = /innerHTML|outerHTML|insertAdjacentHTML|document\.write/;
const changedBanner = (tag: string): string => changed('banner.ts', tag, [['.innerHTML = bannerHtml', POLICY]]);
/** Until 3.10, which does the same. */
const asText = (tag: string): string =>
  `${tag}.replace('.innerHTML = suggestedBaseUrl', '.textContent = suggestedBaseUrl')`;

/**
 * What: the banner for a wrong base url shows under Trusted Types, by a policy for this one text. Why: it writes markup
 * as text. A head tag that does so in another way ends the build.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/client/BaseUrlIssueBanner/index.tsx
 */
export const withBanner = (tag: string): string => `(${MARKUP}.test(${tag}) ? ${asText(changedBanner(tag))} : ${tag})`;
