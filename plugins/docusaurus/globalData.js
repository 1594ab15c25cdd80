/**
 * What: of the pages of a version hooks know the first one, and those that the navbar names (`named`). Why: the
 * addresses of all are in the routes too, where `src/bridge/useActiveDoc.ts` looks them up; a second list is 3 KB of the
 * script that every page needs, and each hook that asks for a version compares all of it with the address.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus-plugin-content-docs/src/globalData.ts
 */
module.exports = function slimGlobalData(source) {
  const data = JSON.parse(source);
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions;
  if (!versions?.every(({ docs, mainDocId }) => Array.isArray(docs) && docs.some(({ id }) => id === mainDocId)))
    throw new Error('[docusaurus] .docusaurus/globalData.json has another form: versions, their docs and mainDocId.');
  const { named } = this.getOptions();
  // Docusaurus ends the build when it renders such an item, and lists the pages that there are.
  if (!named.every((id) => versions.some(({ docs }) => docs.some((doc) => doc.id === id)))) return source;
  for (const version of versions)
    version.docs = version.docs.filter(({ id }) => id === version.mainDocId || named.includes(id));
  return JSON.stringify(data);
};
