// Also part of a Netlify edge function, which runs on Deno: keep it free of imports.

/** Where a page is served as Markdown, from its path. Docusaurus ends the paths of some index pages with a slash. */
export const markdownPath = (page: string): string => `${page.replace(/\/$/, '') || '/index'}.md`;

/** Longer texts are split into parts: an assistant that reads only the first so many characters loses nothing. */
export const MAX_MARKDOWN = 50_000;

export const partPath = (page: string, part: number): string =>
  part === 1 ? markdownPath(page) : markdownPath(page).replace(/\.md$/, `.part-${part}.md`);
