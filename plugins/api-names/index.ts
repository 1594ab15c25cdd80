import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namesPath, noirCards, type NameCards } from '../../core/api/cards';
import { FATES_FILE } from '../../core/api/migrate/fates';
import { blockKey, type ApiUses } from '../../core/api/uses';
import { VERSIONS, type KnownVersion } from '../../core/versions';
import { apiFolder, readApi, type Api } from '../../markdown/data/api';
import { anchorOf, NOIR_FILE, readNoir, shownName } from '../../markdown/data/noir';
import { writeIfNew } from '../../markdown/inputs';
import { fatesOf } from './fates';

const production = process.env.NODE_ENV === 'production';

/** Cards show text, not Markdown. */
const plain = (text: string): string => text.replaceAll('`', '');

const nameOf = (entry: string): string => entry.slice(entry.indexOf('=') + 1);

function cardFor(name: string, api: Api, uses: ApiUses, base: string): NameCards['names'][string] | undefined {
  if (name.startsWith('@')) return [uses.others[name.slice(1)] ?? ''];
  const [symbol, member] = name.split('.') as [string, string?];
  const found = api.data.symbols.find((each) => each.name === symbol);
  const forms = member ? found?.members?.find(([each]) => each === member)?.slice(1) : found?.signature;
  if (!forms) return undefined;
  const to = `${base}/${api.pages.get(symbol)}#${symbol.toLowerCase()}`;
  return [forms.join('\n'), plain(api.text(symbol, member)), to];
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

/** What the names of Aztec.nr mean, the same for all pages. */
function noirCardsOf(siteDir: string, version: KnownVersion): [string, NameCards][] {
  if (!existsSync(path.join(siteDir, NOIR_FILE))) return [];
  const { groups } = readNoir(siteDir, version.id, siteDir);
  const names = groups
    .flatMap(({ url, names: own }) => own.map((entry) => ({ entry, to: `${url}#${anchorOf(entry)}` })))
    .flatMap(({ entry, to }) => {
      const card = (signature: string, text: string): NameCards['names'][string] => [signature, plain(text), to];
      return [
        [
          entry.name,
          card(entry.from && entry.kind !== 'attribute' ? entry.from : shownName(entry), entry.text),
        ] as const,
        ...entry.members.map((each) => {
          const name = `${entry.name}.${each.name}`;
          return [name, card(name, each.text)] as const;
        }),
      ];
    });
  return [[noirCards(version.id), { names: Object.fromEntries(names), blocks: {} }]];
}

/** What the names in code blocks mean, one file for each page, fetched when a reader asks for the first of them. */
export default function apiNames({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const devDir = path.join(generatedFilesDir, 'api-names/files');
  let files: [name: string, text: string][];
  const write = (dir: string) => files.forEach(([name, text]) => writeIfNew(path.join(dir, namesPath(name)), text));
  return {
    name: 'api-names',
    getPathsToWatch: () => [
      NOIR_FILE,
      ...VERSIONS.flatMap(({ id }) => [`data/${id}/api.json`, `data/${id}/api-uses.json`]),
    ],
    async contentLoaded() {
      const made = VERSIONS.flatMap((version) => [...cards(siteDir, version), ...noirCardsOf(siteDir, version)]);
      const all: [string, object][] = [...made, [FATES_FILE, fatesOf(siteDir)]];
      files = all.map(([name, content]) => [name, JSON.stringify(content)]);
      if (!production) write(devDir);
    },
    configureWebpack: () => (production ? {} : ({ devServer: { static: [{ directory: devDir }] } } as object)),
    postBuild: async ({ outDir }) => write(outDir),
  };
}
