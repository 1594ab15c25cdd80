interface Section {
  level: number;
  anchor: string;
  heading: string;
  content: string;
  code: string;
  members: string;
  /** First cells of the rows of tables. */
  rows: string[];
}

export interface Page {
  meta: Record<string, string>;
  trail: string[];
  tags: string[];
  sections: Section[];
}

export const tagOf = (meta: Page['meta']): string => meta['docsearch:docusaurus_tag'] ?? 'default';

/** Part of the documentation: no list of tags, no search, no page about the site, none that is not found. */
export const isListed = (meta: Page['meta']): boolean => tagOf(meta).startsWith('docs-');
