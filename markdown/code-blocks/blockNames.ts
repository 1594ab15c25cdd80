import { existsSync } from 'node:fs';
import path from 'node:path';
import { docVersion } from '../../core/versions';
import type { Fence } from '../../core/fence';
import { blockKey, type ApiUses } from '../../core/api/uses';
import { noirCards } from '../../core/api/cards';
import { NOIR_FILE, readNoir } from '../data/noir';
import { parseInput } from '../inputs';
import { noirNamesIn } from './noirNames';

/** The block's names of Aztec.nr, which one file has for all pages of the version. */
function noirNamesOf(code: string, siteDir: string, filePath: string): string | undefined {
  if (!existsSync(path.join(siteDir, NOIR_FILE))) return undefined;
  const version = docVersion(filePath);
  const names = noirNamesIn(code, readNoir(siteDir, version, filePath).groups);
  return names.length > 0 ? `${noirCards(version)}/${names.join()}` : undefined;
}

/** Where the page's file of names has this block's, for blocks that use names of Aztec's packages. */
export function namesOf(code: string, { lang }: Fence, siteDir: string, filePath: string): string | undefined {
  if (lang === 'noir') return noirNamesOf(code, siteDir, filePath);
  const file = path.join(siteDir, 'data', docVersion(filePath), 'api-uses.json');
  if (!existsSync(file)) return undefined;
  const { blocks } = parseInput(filePath, file, (text) => JSON.parse(text) as ApiUses);
  const page = path.relative(siteDir, filePath).split(path.sep).join('/');
  const key = blockKey(code.trim());
  return blocks[page]?.[key] && `${blockKey(page)}/${key}`;
}
