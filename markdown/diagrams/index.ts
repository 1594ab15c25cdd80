import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseInput, writeIfNew } from '../inputs';
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

type Size = readonly [width: number, height: number];

function sizeOf(svg: string): Size {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 2000));
  return [Math.ceil(Number(box?.[1] ?? 600)), Math.ceil(Number(box?.[2] ?? 300))];
}

const sizesFile = (siteDir: string): string => path.join(siteDir, '.docusaurus/diagrams.json');

/**
 * Keeps the sizes of all pictures in one file, which pages are made from. The bundler takes a page for changed at each
 * start when one of the files that it depends on lies in `static`.
 */
export function noteSizes(siteDir: string): void {
  const dir = path.join(siteDir, DIAGRAM_DIR);
  const names = fs.existsSync(dir) ? fs.readdirSync(dir).filter((name) => name.endsWith('.light.svg')) : [];
  const sizes = names.map((name) => [name.split('.')[0], sizeOf(fs.readFileSync(path.join(dir, name), 'utf8'))]);
  writeIfNew(sizesFile(siteDir), JSON.stringify(Object.fromEntries(sizes)));
}

function figure(node: Code, siteDir: string, filePath: string) {
  const id = diagramId(node.value);
  const where = `${path.relative(siteDir, filePath)}:${node.position?.start.line ?? 1}`;
  const alt = diagramAlt(node.value);
  if (!alt) throw new Error(`${where}: the diagram has no text alternative. Add accTitle and accDescr lines to it.`);
  const sizes = parseInput(filePath, sizesFile(siteDir), (text) => JSON.parse(text) as Record<string, Size>);
  const size = sizes[id];
  if (!size) {
    if (process.env.NODE_ENV === 'development') return { ...node, lang: 'text' };
    throw new Error(`${where}: this diagram has no picture yet. Run "npm run diagrams" and commit ${DIAGRAM_DIR}.`);
  }
  return element('Diagram', { id, alt, width: `${size[0]}`, height: `${size[1]}` });
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
