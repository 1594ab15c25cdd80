import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { snippetName } from '../../../content-lint/snippets/typescript/check';
import type { Block, Page } from '../../../content-lint/snippets/types';
import { assembleUnits } from '../../../content-lint/snippets/units';
import { ROOT } from '../../../content-lint/snippets/versions';
import { isHidden } from '../../../core/fence';
import { parseFrontMatter } from '../../../core/frontMatter';
import { sectionsOf } from '../../../markdown/page-source/sections';
import type { Source } from './identifiers';

const TYPESCRIPT = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript']);

/** A shown block, with the page and section that it stands in. */
export interface ShownBlock {
  block: Block;
  page: string;
  title: string;
  anchor: string;
}

interface Shown {
  sources: Source[];
  blocks: ShownBlock[];
}

/** The TypeScript that pages show: what the compiler reads, and the blocks that readers see. */
export function readShown(pages: Page[]): Shown {
  const sources = new Map<string, Source>();
  const blocks: ShownBlock[] = [];
  for (const page of pages) {
    const { units, references } = assembleUnits(page);
    for (const unit of units.filter(({ language, fails }) => TYPESCRIPT.has(language) && !fails)) {
      sources.set(unit.id, { name: snippetName(ROOT, unit), text: unit.text, origins: unit.origins });
    }
    for (const { fence } of references) addExample(sources, fence.file!, fence.lang ?? '');
    blocks.push(...shownOn(page.file, page.blocks));
  }
  return { sources: [...sources.values()], blocks };
}

function addExample(sources: Map<string, Source>, file: string, lang: string): void {
  if (!TYPESCRIPT.has(lang) || sources.has(file) || !existsSync(path.join(ROOT, file))) return;
  const name = path.join(ROOT, file);
  const lines = readFileSync(name, 'utf8').split('\n');
  sources.set(file, { name, origins: lines.map((_, index) => ({ file, line: index + 1 })) });
}

function shownOn(file: string, blocks: Block[]): ShownBlock[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const title = String(parseFrontMatter(source).title);
  const sections = sectionsOf(source);
  return blocks
    .filter(({ fence }) => TYPESCRIPT.has(fence.lang ?? '') && !isHidden(fence))
    .map((block) => ({
      block,
      page: file,
      title,
      anchor: sections.findLast(({ line }) => line < block.line)?.anchor ?? '',
    }));
}
