/**
 * What: takes titles and descriptions of all pages of a version out of what each of its pages loads; the sidebar stays.
 * Why: they are for lists that this site does not have (`DocCardList`), and the larger half.
 * Upstream, without an option: https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus-plugin-content-docs/src/props.ts
 */
const PROPS = ['version', 'tag', 'tags', 'categoryGeneratedIndex'];
const isUnused = (key, value) => key === 'docs' || key === 'docId' || (key === 'unlisted' && !value);

module.exports = function slimVersion(source) {
  const data = JSON.parse(source);
  const { version } = data;
  const known = version ? version.docs && version.docsSidebars : Object.keys(data).every((key) => PROPS.includes(key));
  if (!known)
    throw new Error(
      `[docusaurus] ${this.resourcePath} has another form: version.docs and version.docsSidebars were expected, or one of ${PROPS.join(', ')}.`,
    );
  if (!version) return source;
  const slim = JSON.parse(JSON.stringify(version, (key, value) => (isUnused(key, value) ? undefined : value)));
  return JSON.stringify({ ...data, version: { ...slim, docs: {} } });
};
