/**
 * What: stands for `@docusaurus/utils-common` in the bundles. Why: that is CommonJS, of which browsers use two
 * functions, and it brings all helpers of its compiler: 5 KB that every page would load.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus-utils-common/src/index.ts
 * A function that is asked for and not named here ends the build: the bundler does not find it.
 */
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
