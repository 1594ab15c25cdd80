import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { NameCards } from '../../core/api/cards';
import { blockKey, type ApiUses } from '../../core/api/uses';
import { VERSIONS, type KnownVersion } from '../../core/versions';
import { apiFolder, readApi, type Api } from '../../markdown/data/api';

const nameOf = (entry: string): string => entry.slice(entry.indexOf('=') + 1);

function cardFor(name: string, api: Api, uses: ApiUses, base: string): NameCards['names'][string] | undefined {
  if (name.startsWith('@')) return [uses.others[name.slice(1)] ?? ''];
  const [symbol, member] = name.split('.') as [string, string?];
  const found = api.data.symbols.find((each) => each.name === symbol);
  const forms = member ? found?.members?.find(([each]) => each === member)?.slice(1) : found?.signature;
  if (!forms) return undefined;
  return [forms.join('\n'), api.text(symbol, member), `${base}/${api.pages.get(symbol)}#${symbol.toLowerCase()}`];
}

/** The file of each page, by the key of its path. */
function cards(siteDir: string, version: KnownVersion): [string, NameCards][] {
  const api = readApi(siteDir, version.id, siteDir);
  const uses = JSON.parse(readFileSync(path.join(siteDir, 'data', version.id, 'api-uses.json'), 'utf8')) as ApiUses;
  const base = `${version.base}/${apiFolder(siteDir, version.id)}`;
  return Object.entries(uses.blocks).map(([page, blocks]) => {
    const names = [...new Set(Object.values(blocks).flat().map(nameOf))];
    const known = names.flatMap((name) => {
      const card = cardFor(name, api, uses, base);
      return card ? [[name, card] as const] : [];
    });
    return [blockKey(page), { names: Object.fromEntries(known), blocks }];
  });
}

/** What the names in code blocks mean, one file for each page, loaded when a reader asks for the first of them. */
export default function apiNames({ siteDir }: LoadContext): Plugin {
  return {
    name: 'api-names',
    getPathsToWatch: () => VERSIONS.flatMap(({ id }) => [`data/${id}/api.json`, `data/${id}/api-uses.json`]),
    async contentLoaded({ actions }) {
      for (const [key, content] of VERSIONS.flatMap((version) => cards(siteDir, version)))
        await actions.createData(`${key}.json`, JSON.stringify(content));
    },
  };
}
