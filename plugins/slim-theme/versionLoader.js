/** Titles and descriptions of all pages of a version, for lists that this site does not have. */
const isUnused = (key, value) => key === 'docs' || key === 'docId' || (key === 'unlisted' && !value);

/** Every page knows all others of its version: no more of them than the sidebar shows. */
module.exports = function slimVersion(source) {
  const data = JSON.parse(source);
  if (!data.version?.docsSidebars) return source;
  const version = JSON.parse(JSON.stringify(data.version, (key, value) => (isUnused(key, value) ? undefined : value)));
  return JSON.stringify({ ...data, version: { ...version, docs: {} } });
};
