/**
 * What: takes the settings that only the build reads out of the browser's copy of the configuration. Why: every page
 * would load 4 KB of them, folders of the machine among them.
 * Upstream, without an option: https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/server/codegen/codegen.ts
 */
const BUILD_ONLY = [
  'ssrTemplate',
  'markdown',
  'headTags',
  'clientModules',
  'plugins',
  'themes',
  'presets',
  'staticDirectories',
];

module.exports = function slimConfig(source) {
  const [head, text, ...more] = source.split('export default ');
  if (!text || more.length)
    throw new Error('[docusaurus] .docusaurus/docusaurus.config.mjs has not one `export default`.');
  const all = JSON.parse(text.trim().replace(/;$/, ''));
  for (const key of BUILD_ONLY)
    if (!(key in all)) throw new Error(`[docusaurus] .docusaurus/docusaurus.config.mjs has no '${key}' any more.`);
  const config = Object.fromEntries(Object.entries(all).filter(([key]) => !BUILD_ONLY.includes(key)));
  // Code is highlighted when the site is built.
  const { prism: _, ...themeConfig } = config.themeConfig;
  return `${head}export default ${JSON.stringify({ ...config, themeConfig })};`;
};
