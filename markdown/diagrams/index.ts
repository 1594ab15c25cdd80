import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Picture } from '../../core/compare/comparedSection';
import { parseInput, writeIfNew } from '../inputs';
import { element } from '../page-source/jsx';
import { PLACES, sizeOf, type PlaceName, type Size } from './places';
import { isSequence, sequenceSteps } from './sequence';

/** Where `npm run diagrams` writes the pictures, and where pages load them from. */
export const DIAGRAM_DIR = 'static/diagrams';
const LIGHT = '.light.svg';

export const diagramId = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

/** The text alternative that the diagram itself declares. */
export function diagramAlt(source: string): string {
  const line = (key: string) => new RegExp(`^\\s*${key}:\\s*(.+)$`, 'm').exec(source)?.[1]?.trim();
  return [line('accTitle'), line('accDescr')].filter(Boolean).join('. ').replace('..', '.');
}

const sizesFile = (siteDir: string): string => path.join(siteDir, '.docusaurus/diagrams.json');

/** How a drawing's file is called, without its theme. */
export const drawingName = (id: string, place: PlaceName): string => (place === 'phone' ? `${id}.phone` : id);

/**
 * Keeps the sizes of all pictures in one file, which pages are made from. The bundler takes a page for changed at each
 * start when one of the files that it depends on lies in `static`.
 */
export function noteSizes(siteDir: string): void {
  const dir = path.join(siteDir, DIAGRAM_DIR);
  const names = fs.existsSync(dir) ? fs.readdirSync(dir).filter((name) => name.endsWith(LIGHT)) : [];
  const sizes = names.map((name) => [
    name.slice(0, -LIGHT.length),
    sizeOf(fs.readFileSync(path.join(dir, name), 'utf8')),
  ]);
  writeIfNew(sizesFile(siteDir), JSON.stringify(Object.fromEntries(sizes)));
}

/** What the list of messages says, one on a line. */
function stepsOf(source: string, where: string): string | undefined {
  try {
    return isSequence(source) ? sequenceSteps(source).join('\n') : undefined;
  } catch (error) {
    throw new Error(
      `${where}: ${(error as Error).message}. Say it in another way, or teach markdown/diagrams/sequence.ts.`,
    );
  }
}

/** What draws a mermaid block of a page; undefined where no picture of it was made. */
export function pictureOf(node: Code, siteDir: string, filePath: string): Picture | undefined {
  const id = diagramId(node.value);
  const where = `${path.relative(siteDir, filePath)}:${node.position?.start.line ?? 1}`;
  const alt = diagramAlt(node.value);
  if (!alt) throw new Error(`${where}: the diagram has no text alternative. Add accTitle and accDescr lines to it.`);
  const sizes = parseInput(filePath, sizesFile(siteDir), (text) => JSON.parse(text) as Record<string, Size>);
  const steps = stepsOf(node.value, where);
  const size = sizes[id];
  const phone = sizes[drawingName(id, 'phone')];
  if (size && (phone || steps || size[0] <= PLACES.phone.width))
    return { id, alt, size: size.join('x'), phone: phone?.join('x'), steps };
  if (process.env.NODE_ENV === 'development') return undefined;
  throw new Error(`${where}: this diagram has no picture yet. Run "npm run diagrams" and commit ${DIAGRAM_DIR}.`);
}

function figure(node: Code, siteDir: string, filePath: string) {
  const picture = pictureOf(node, siteDir, filePath);
  return picture ? element('Diagram', { ...picture }) : { ...node, lang: 'text' };
}

/**
 * Remark plugin: mermaid blocks become pictures, for the column and for a phone and in each theme, drawn ahead of time
 * with mermaid itself. A page with diagrams then needs no script at all, prints, and works without JavaScript.
 */
export default function diagrams({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void =>
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang === 'mermaid') parent!.children[index!] = figure(node, siteDir, file.path) as never;
    });
}
