/**
 * What: changes each line of the registry, the list of what a page is loaded from: `[load, name, weakId]`. In the
 * browser names and ids are empty: only the server reads names, and for the id the dev server would compile every page
 * before one is opened. On the server a part is named as its chunk, so that the page has a script tag for it and does
 * not wait for `main` to ask. What all pages of the documentation need is one chunk.
 * Why: a tenth of the script that every page needs, and one round trip less before a page answers.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/server/codegen/codegenRoutes.ts
 */
const LINE =
  /^ *"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/gm;
const OF_ALL_DOCS = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];

module.exports = function slimRegistry(source) {
  const isServer = this.target === 'node';
  const modules = [];
  const slim = source.replace(LINE, (_, name, module) => {
    modules.push(module);
    const chunk = OF_ALL_DOCS.includes(module) ? 'docs' : name;
    return `  "${name}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${isServer ? chunk : ''}", ""]`;
  });
  const parts = source.match(/^ *"[^"]+": \[/gm)?.length ?? 0;
  if (!parts || parts !== modules.length)
    throw new Error(
      `[docusaurus] .docusaurus/registry.js has another form: ${parts} parts, of which ${modules.length} are as ${LINE}.`,
    );
  for (const module of OF_ALL_DOCS)
    if (!modules.includes(module))
      throw new Error(`[docusaurus] .docusaurus/registry.js does not load ${module} any more.`);
  return slim;
};
