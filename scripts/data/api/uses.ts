import type { Page } from '../../../content-lint/snippets/types';
import { ROOT } from '../../../content-lint/snippets/versions';
import type { ApiData } from '../../../core/api/types';
import { blockKey, type ApiUses } from '../../../core/api/uses';
import type { DocVersion } from '../../../core/versions';
import { readShown, type ShownBlock } from './blocks';
import { readIdentifiers, type Meaning } from './identifiers';

/** As many places as a reader wants to see. */
const MOST = 6;

/** Which names of the API the pages of a version use, and what the names of each block are. */
export function readUses(version: DocVersion, api: ApiData, pages: Page[]): ApiUses {
  const { sources, blocks } = readShown(pages);
  const identifiers = readIdentifiers(ROOT, version, sources);
  const known = new Set(
    api.symbols.flatMap(({ name, members = [] }) => [name, ...members.map(([member]) => `${name}.${member}`)]),
  );
  const uses: ApiUses = { pages: [], symbols: {}, blocks: {}, others: {} };
  for (const shown of blocks) addBlock(uses, shown, meaningsOf(shown, identifiers), known);
  return uses;
}

function meaningsOf({ block }: ShownBlock, identifiers: Map<string, Meaning[]>): Meaning[] {
  const { file, line } = block.origin;
  return block.body.split('\n').flatMap((_, index) => identifiers.get(`${file}:${line + index}`) ?? []);
}

function addBlock(uses: ApiUses, shown: ShownBlock, meanings: Meaning[], known: Set<string>): void {
  const names = new Map<string, string>();
  for (const { word, names: candidates, signature } of meanings) {
    const name = candidates.find((each) => known.has(each));
    const reference = name ?? `@${candidates[0]}`;
    if (!name) uses.others[candidates[0]!] ??= signature;
    else noteUse(uses, shown, name.split('.')[0]!);
    if (!names.has(word) || name) names.set(word, reference);
  }
  if (names.size === 0) return;
  const entries = [...names].map(([word, name]) => (word === name ? word : `${word}=${name}`));
  (uses.blocks[shown.page] ??= {})[blockKey(shown.block.body.trim())] = entries.sort();
}

function noteUse(uses: ApiUses, { page, title, anchor }: ShownBlock, symbol: string): void {
  const places = (uses.symbols[symbol] ??= []);
  const index = uses.pages.findIndex(([file]) => file === page);
  const at = index < 0 ? uses.pages.push([page, title]) - 1 : index;
  const there = places.filter(([each]) => each === at);
  if (there.length === 0 && places.length < MOST) places.push([at, anchor]);
}
