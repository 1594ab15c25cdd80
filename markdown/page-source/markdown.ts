import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath);

/** The text of an expanded page. */
export const toMarkdown = (tree: Root): string => writer.stringify(tree);
