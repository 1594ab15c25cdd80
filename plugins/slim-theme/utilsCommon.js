/** What the browser needs of `@docusaurus/utils-common`. Its own list brings the helpers of its compiler, 3 KB. */
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
