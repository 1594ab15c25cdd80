/** Parts of an article that are not what the page says, by the class of their element. */
export const FURNITURE: ReadonlySet<string> = new Set([
  'code__bar',
  'code-names',
  'diagram__dark',
  'diagram__enlarge',
  'doc__footer',
  'doc__meta',
  'hash-link',
  'toc',
  'values-bar',
  'version-note',
]);

/** Elements that hold no text for readers. */
export const SILENT_TAGS: ReadonlySet<string> = new Set(['legend', 'script', 'style', 'svg']);

/** HTML elements that are never closed. */
export const VOID_TAGS: ReadonlySet<string> = new Set('img br hr input link meta source wbr'.split(' '));
