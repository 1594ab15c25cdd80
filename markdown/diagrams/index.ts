import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { noteInput } from '../inputs';
import { element } from '../page-source/jsx';

/** Where `npm run diagrams` writes the pictures, and where pages load them from. */
export const DIAGRAM_DIR = 'static/diagrams';

export const diagramId = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

/** The text alternative that the diagram itself declares. */
export function diagramAlt(source: string): string {
  const line = (key: string) => new RegExp(`^\\s*${key}:\\s*(.+)$`, 'm').exec(source)?.[1]?.trim();
  return [line('accTitle'), line('accDescr')].filter(Boolean).join('. ').replace('..', '.');
}

function size(svg: string): { width: number; height: number } {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  return { width: Math.ceil(Number(box?.[1] ?? 600)), height: Math.ceil(Number(box?.[2] ?? 300)) };
}

function figure(node: Code, siteDir: string, filePath: string) {
  const id = diagramId(node.value);
  const file = path.join(siteDir, DIAGRAM_DIR, `${id}.light.svg`);
  const where = `${path.relative(siteDir, filePath)}:${node.position?.start.line ?? 1}`;
  const alt = diagramAlt(node.value);
  if (!alt) throw new Error(`${where}: the diagram has no text alternative. Add accTitle and accDescr lines to it.`);
  noteInput(filePath, file);
  if (!fs.existsSync(file)) {
    if (process.env.NODE_ENV === 'development') return { ...node, lang: 'text' };
    throw new Error(`${where}: this diagram has no picture yet. Run "npm run diagrams" and commit ${DIAGRAM_DIR}.`);
  }
  const { width, height } = size(fs.readFileSync(file, 'utf8').slice(0, 2000));
  return element('Diagram', { id, alt, width: `${width}`, height: `${height}` });
}

/**
 * Remark plugin: mermaid blocks become two pictures, one for each theme, drawn ahead of time with mermaid itself.
 * A page with diagrams then needs no script at all, prints, and works without JavaScript.
 */
export default function diagrams({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void =>
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang === 'mermaid') parent!.children[index!] = figure(node, siteDir, file.path) as never;
    });
}
