/** In a template of pages (eta): a text that Docusaurus no longer writes ends the build. */
export const CHANGE = `<% const change = (text, from, to, file) => {
  if (!(from.exec ? from.test(text) : text.includes(from)))
    throw new Error('[docusaurus] plugins/docusaurus/' + file + ' looked in a page for this, and it is not there: ' + from);
  return text.replace(from, () => to);
}; %>`;

/** JavaScript for the template: `text`, itself JavaScript, with each of the changes made. */
export const changed = (
  file: string,
  text: string,
  changes: (readonly [from: string | RegExp, to: string])[],
): string =>
  changes.reduce((inner, [from, to]) => {
    const pattern = typeof from === 'string' ? JSON.stringify(from) : String(from);
    return `change(${inner}, ${pattern}, ${JSON.stringify(to)}, ${JSON.stringify(file)})`;
  }, text);
