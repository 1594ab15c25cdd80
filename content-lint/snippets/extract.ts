import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Heading, Paragraph, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFrontMatter } from '../../core/frontMatter';
import { parsePageSource } from '../../markdown/page-source/parser';
import { expandData } from '../../markdown/data/expand';
import { sourcesOf } from '../../markdown/data/sources';
import { parseFence } from '../../core/fence';
import { locateRegion } from '../../core/regions';
import { noteInput } from '../../markdown/inputs';
import type { Block, Page, Place, Problem, VersionId, Words } from './types';

export function extractPage(root: string, file: string, version: VersionId): Page {
  return parsePage(readFileSync(path.join(root, file), 'utf8'), { root, file, version });
}

function parsePage(source: string, { root, file, version }: { root: string; file: string; version: VersionId }): Page {
  const page: Page = { file, version, blocks: [], words: [], problems: [] };
  try {
    const { kind } = parseFrontMatter(source);
    if (typeof kind === 'string') page.kind = kind;
    const { tree } = parsePageSource(source);
    page.words = wordsOf(tree);
    visit(tree, 'code', (node) => {
      const block = toBlock(root, file, node, page.problems);
      if (block) page.blocks.push(block);
    });
    const failures = expandData(tree, sourcesOf(root, version, path.join(root, file)));
    page.problems.push(...failures.map((failure) => ({ file, ...failure })));
  } catch (error) {
    page.problems.push({ file, line: lineOf(error), message: `the page does not parse: ${text(error)}` });
  }
  return page;
}

function wordsOf(tree: Root): Words[] {
  const found: Words[] = [];
  const add = (node: Paragraph | Heading | TableRow) => {
    const words: Words = { line: node.position?.start.line ?? 1, text: toString(node), codes: [], linked: false };
    visit(node, (part) => {
      if (part.type === 'inlineCode') words.codes.push(part.value);
      if (part.type === 'link') words.linked = true;
    });
    found.push(words);
  };
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow') add(node);
  });
  return found;
}

function toBlock(root: string, file: string, node: Code, problems: Problem[]): Block | undefined {
  const at: Place = { file, line: node.position?.start.line ?? 1 };
  const fence = parseFence(node.lang ?? null, node.meta ?? null);
  const report = (message: string) => problems.push({ ...at, message });
  if (!fence.lang) report('the fence names no language');
  if (fence.skip === '') report('skip needs a reason: skip="…"');
  for (const word of fence.unknown) report(`"${word}" means nothing on a fence`);
  if (!fence.file) return { ...at, fence, body: node.value ?? '', origin: { file, line: at.line + 1 } };
  if (node.value?.trim()) report('a block with file="…" has an empty body');
  try {
    const { body, line, whole } = readExample(root, file, fence.file, fence.region);
    return { ...at, fence, body, whole: fence.region ? whole : undefined, origin: { file: fence.file, line } };
  } catch (error) {
    report(text(error));
    return undefined;
  }
}

function readExample(root: string, page: string, file: string, region?: string) {
  const full = path.join(root, file);
  noteInput(path.join(root, page), full);
  if (!file.startsWith('examples/')) throw new Error(`file="${file}" must lie under examples/`);
  if (!existsSync(full)) throw new Error(`file="${file}" does not exist`);
  try {
    const whole = readFileSync(full, 'utf8');
    const located = locateRegion(whole, region);
    return { body: located.text, line: located.firstLine, whole };
  } catch (error) {
    throw new Error(`${file}: ${text(error)}`);
  }
}

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

function lineOf(error: unknown): number {
  const place = error as { line?: number; place?: { line?: number; start?: { line: number } } };
  return place.line ?? place.place?.line ?? place.place?.start?.line ?? 1;
}
