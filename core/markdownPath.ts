/** Where a page is served as Markdown, from its path. Docusaurus ends the paths of some index pages with a slash. */
export const markdownPath = (page: string): string => `${page.replace(/\/$/, '') || '/index'}.md`;

/** Longer texts are split into parts: an assistant that reads only the first so many characters loses nothing. */
export const MAX_MARKDOWN = 50_000;

export const partPath = (page: string, part: number): string =>
  part === 1 ? markdownPath(page) : markdownPath(page).replace(/\.md$/, `.part-${part}.md`);

/** Index and full text for AI tools. The nightly ones lie at the root, where tools look for them. */
export const LLMS = {
  nightly: { index: '/llms.txt', full: '/llms-full.txt' },
  'v2.0.2': { index: '/v2.0.2/llms.txt', full: '/v2.0.2/llms-full.txt' },
} as const;
