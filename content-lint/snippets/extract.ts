import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePageSource } from '../../markdown/page-source/parser';
import { expandData } from '../../markdown/data/expand';
import { sourcesOf } from '../../markdown/data/sources';
import { parseFence } from '../../core/fence';
import { locateRegion } from '../../core/regions';
import { noteInput } from '../../markdown/inputs';
import type { Block, Page, Place, Problem, VersionId } from './types';

export function extractPage(root: string, file: string, version: VersionId): Page {
  return parsePage(readFileSync(path.join(root, file), 'utf8'), { root, file, version });
}

function parsePage(source: string, { root, file, version }: { root: string; file: string; version: VersionId }): Page {
  const page: Page = { file, version, blocks: [], problems: [] };
  try {
    const { tree } = parsePageSource(source);
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
    const { body, line } = readExample(root, file, fence.file, fence.region);
    return { ...at, fence, body, origin: { file: fence.file, line } };
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
    const located = locateRegion(readFileSync(full, 'utf8'), region);
    return { body: located.text, line: located.firstLine };
  } catch (error) {
    throw new Error(`${file}: ${text(error)}`);
  }
}

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

function lineOf(error: unknown): number {
  const place = error as { line?: number; place?: { line?: number; start?: { line: number } } };
  return place.line ?? place.place?.line ?? place.place?.start?.line ?? 1;
}
