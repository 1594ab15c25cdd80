import path from 'node:path';
import type { Code, Parent, Root, RootContent } from 'mdast';
import { isHidden, parseFence } from '../../core/fence';
import { blockText } from '../code-blocks';
import { diagramAlt } from '../diagrams';

function shown(node: Code, siteDir: string, page: string): RootContent[] {
  const fence = parseFence(node.lang ?? null, node.meta ?? null);
  if (isHidden(fence)) return [];
  if (fence.lang === 'mermaid') {
    const alt = diagramAlt(node.value);
    const sentence: RootContent = { type: 'paragraph', children: [{ type: 'text', value: `Diagram: ${alt}` }] };
    return [...(alt ? [sentence] : []), { ...node, meta: null }];
  }
  const title = fence.title ?? (fence.file && path.basename(fence.file));
  return [{ ...node, value: blockText(node, fence, siteDir, page), meta: title ? `title="${title}"` : null }];
}

/** Code as readers see it: examples filled in, hidden preludes gone, of a fence's words only the title. */
export function showCode(parent: Parent | Root, siteDir: string, page: string): void {
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if (child.type === 'code') return shown(child, siteDir, page);
    if ('children' in child) showCode(child as Parent, siteDir, page);
    return [child];
  }) as never;
}
