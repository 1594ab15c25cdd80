import { existsSync } from 'node:fs';
import path from 'node:path';
import { fateOf, type Fate } from '../../core/api/fate';
import { memberText, symbolText, withNodeMethods } from '../../core/api/describe';
import { mentionedPage, placeSymbols } from '../../core/api/pages';
import type { ApiData, Descriptions, Replacements } from '../../core/api/types';
import type { ApiUses } from '../../core/api/uses';
import { NIGHTLY, STABLE, versionById, type DocVersion } from '../../core/versions';
import { parseInput } from '../inputs';
import type { VersionData } from './data';

/** Where the reference stands in a tree of pages; the first folder that exists. */
const FOLDERS = ['developers/docs/reference/api', 'developers/docs/aztec-js/api'];

export interface Api {
  version: DocVersion;
  data: ApiData;
  /** The other release, which the fate of a symbol is told for. */
  other: { label: string; base: string; data: ApiData; pages: Map<string, string> };
  /** The page of each symbol and mentioned type. */
  pages: Map<string, string>;
  text(symbol: string, member?: string): string;
  isInternal(symbol: string): boolean;
  fate(symbol: string): Fate;
  /** Sections of pages whose code uses the symbol: title, and link from the reference. */
  uses(symbol: string): { title: string; url: string }[];
  /** Why a symbol of the other release is not here. */
  replacement(symbol: string): string | undefined;
}

export function apiFolder(siteDir: string, version: DocVersion): string {
  const { folder } = versionById(version);
  return FOLDERS.find((each) => existsSync(path.join(siteDir, folder, each))) ?? FOLDERS[0]!;
}

const allPages = (data: ApiData, newest: ApiData): Map<string, string> =>
  new Map([...data.mentioned.map((type) => [type.name, mentionedPage(type)] as const), ...placeSymbols(data, newest)]);

function linksTo({ pages, symbols }: ApiUses, symbol: string, from: string) {
  return (symbols[symbol] ?? []).map(([index, anchor]) => {
    const [file, title] = pages[index]!;
    return { title, url: `${path.posix.relative(from, file)}${anchor && `#${anchor}`}` };
  });
}

/** The API of a version with our words, for a page that prints some of it. Paths are absolute. */
export function readApi(siteDir: string, version: DocVersion, page: string): Api {
  const read = <T>(...file: string[]) =>
    parseInput(page, path.join(siteDir, 'data', ...file), (text) => JSON.parse(text) as T);
  const node = read<Pick<VersionData, 'namespaces'>>(version, 'node-api.json').namespaces[0]!;
  const descriptions = withNodeMethods(read<Descriptions>('api-descriptions.json'), node.methods);
  const replacements = read<Replacements>('api-fates.json');
  const other = version === NIGHTLY.id ? STABLE : NIGHTLY;
  const [data, there] = [read<ApiData>(version, 'api.json'), read<ApiData>(other.id, 'api.json')];
  const uses = read<ApiUses>(version, 'api-uses.json');
  const newest = version === NIGHTLY.id ? data : there;
  return {
    version,
    data,
    other: {
      label: other.label,
      base: `${other.base}/${apiFolder(siteDir, other.id)}`,
      data: there,
      pages: allPages(there, newest),
    },
    pages: allPages(data, newest),
    text: (symbol, member) =>
      (member ? memberText(descriptions, version, symbol, member) : symbolText(descriptions, version, symbol)) ?? '',
    isInternal: (symbol) => Boolean(descriptions[symbol]?.internal),
    fate: (symbol) => fateOf(symbol, data, there, version === NIGHTLY.id ? {} : replacements),
    uses: (symbol) => linksTo(uses, symbol, path.join(versionById(version).folder, apiFolder(siteDir, version))),
    replacement: (symbol) => replacements[symbol],
  };
}
