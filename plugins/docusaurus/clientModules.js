/**
 * What: takes Infima's stylesheet, the languages of the in-browser highlighter and NProgress out of the list of client
 * modules. Why: the site has a stylesheet and a progress bar of its own, and code is highlighted at build time.
 * Upstream, without an option: https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus-theme-classic/src/index.ts
 */
const UNUSED = ['infima/dist/css/default/default.css', 'lib/prism-include-languages', 'lib/nprogress'];

module.exports = function withoutUnused(source) {
  const lines = source.split('\n');
  const isUnused = (line) => UNUSED.some((name) => line.includes(`${name}")`));
  for (const name of UNUSED)
    if (!lines.some((line) => line.includes(`${name}")`)))
      throw new Error(`[docusaurus] .docusaurus/client-modules.js does not name ${name} any more.`);
  return lines.filter((line) => !isUnused(line)).join('\n');
};
