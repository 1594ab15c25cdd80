import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark plugin: a page consists of Markdown and of the components that all pages have, since it is also shown as plain
 * Markdown, searched and compared, where nobody runs what it would import.
 */
export default function noImports() {
  return (tree: Root, { path }: { path: string }): void =>
    visit(tree, 'mdxjsEsm', ({ value, position }) => {
      const [line] = value.split('\n');
      throw new Error(
        `${path}:${position?.start.line}: a page cannot import or export ("${line}"). Its components come from src/theme/MDXComponents: add one there.`,
      );
    });
}
