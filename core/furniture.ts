/** Parts of an article that are not what the page says, by their class; a component's own carry `data-markdown-ignore`. */
const FURNITURE: ReadonlySet<string> = new Set([
  'code__bar',
  'diagram__dark',
  'diagram__enlarge',
  'doc__footer',
  'hash-link',
  'no-script',
  'toc',
]);

export const isFurniture = (attributes: Record<string, string>): boolean =>
  'data-markdown-ignore' in attributes || (attributes.class ?? '').split(/\s+/).some((name) => FURNITURE.has(name));

/** Elements that hold no text for readers. */
export const SILENT_TAGS: ReadonlySet<string> = new Set(['legend', 'script', 'style', 'svg']);

/** HTML elements that are never closed. */
export const VOID_TAGS: ReadonlySet<string> = new Set('img br hr input link meta source wbr'.split(' '));
