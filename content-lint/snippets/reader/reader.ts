import type { Assembled } from '../units';
import type { Page } from '../types';
import { readNoir } from './noirBlocks';
import { readTypeScript, type Reader } from './typescriptBlocks';

const IS_FOLLOWED = new Set(['guide', 'tutorial']);

/**
 * What somebody has who copies the blocks of a guide in their order and sees no prelude: files to compile, and names
 * that neither an earlier block nor a sentence gives.
 */
export function readerOf(page: Page, { units, references }: Assembled): Reader {
  if (!IS_FOLLOWED.has(page.kind ?? '')) return { units: [], problems: [] };
  const typescript = readTypeScript(page, units, references);
  return { units: typescript.units, problems: [...typescript.problems, ...readNoir(page, units, references)] };
}
