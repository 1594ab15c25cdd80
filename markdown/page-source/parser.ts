import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath);

export interface ParsedPage {
  /** `## Title {#id}` is a broken expression to MDX: Docusaurus escapes it before parsing, and so do we. */
  text: string;
  /** Every node stands at the line it has in the file. */
  tree: Root;
}

/** A page as its author wrote it. */
export function parsePageSource(source: string): ParsedPage {
  const text = escapeMarkdownHeadingIds(source);
  return { text, tree: parser.parse(text) };
}
