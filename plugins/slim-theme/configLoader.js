/** What only the build reads: folders of the machine among it, and 4 KB that every page would load. */
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

/** The site's configuration, for the browser. */
module.exports = function slimConfig(source) {
  const [head, text] = source.split('export default ');
  const all = JSON.parse(text.trim().replace(/;$/, ''));
  const config = Object.fromEntries(Object.entries(all).filter(([key]) => !BUILD_ONLY.includes(key)));
  // Code is highlighted when the site is built.
  const { prism: _, ...themeConfig } = config.themeConfig;
  return `${head}export default ${JSON.stringify({ ...config, themeConfig })};`;
};
