import fs from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { allPages, ROOT } from '../../content-lint/snippets/versions';
import { diagramId } from '../../markdown/diagrams';
import { parsePageSource } from '../../markdown/page-source/parser';

export interface Diagram {
  id: string;
  source: string;
  where: string;
}

function diagramsOf(file: string): Diagram[] {
  const found: Diagram[] = [];
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (!text.includes('```mermaid')) return [];
  visit(parsePageSource(text).tree, 'code', ({ lang, value, position }: Code) => {
    if (lang === 'mermaid')
      found.push({ id: diagramId(value), source: value, where: `${file}:${position?.start.line ?? 1}` });
  });
  return found;
}

/** Every diagram of every page, as often as it is shown. */
export const findDiagrams = (): Diagram[] => allPages().flatMap(({ file }) => diagramsOf(file));
