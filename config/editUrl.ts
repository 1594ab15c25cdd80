import path from 'node:path';
import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { editAddress } from '../core/editLinks';
import { docVersion } from '../core/versions';
import { publicEnv } from './env';

/** Where a file of this site can be changed; nowhere, while its repository is not known. */
export const editOf = (file: string): string | undefined =>
  publicEnv.repositoryUrl ? editAddress(publicEnv.repositoryUrl, file) : undefined;

export const editUrl: EditUrlFunction = ({ versionDocsDirPath, docPath }) =>
  editOf(path.posix.join(versionDocsDirPath, docPath));

/** What components print, and the file in which a person changes it: that of the words where the data is generated. */
const DATA: [component: string, attribute: string, file: (value: string, version: string) => string][] = [
  ['ErrorList', 'area', (area) => `data/errors/${area.replace(/^l1-.*/, 'l1')}.yaml`],
  ['KeptTable', 'name', (name, version) => `data/${version}/kept/${name.split('.')[0]}.json`],
  ['ApiReference', 'page', () => 'data/api-descriptions.json'],
  ['NoirIndex', '', () => 'data/aztec-nr.yaml'],
  ['CliReference', 'tool', () => 'scripts/data/cliDescriptions.json'],
  ['EnvTable', '', () => 'scripts/data/envDescriptions.json'],
  ['NodeApi', '', () => 'scripts/data/nodeApiDescriptions.json'],
];

/** The files, besides its own, from which a page is printed, in the order of the page. */
export function dataFiles(source: string, version: string): string[] {
  const found = DATA.flatMap(([component, attribute, fileOf]) =>
    [...source.matchAll(new RegExp(`^\\s*<${component}\\b([^>]*)`, 'gm'))].map(({ index, 1: attributes }) => {
      const [, value = ''] = new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes!) ?? [];
      return { index, file: fileOf(value, version) };
    }),
  );
  return [...new Set(found.sort((a, b) => a.index - b.index).map(({ file }) => file))];
}

/** Tells a page, by way of its front matter, from which files it is printed besides its own. */
export function withDataFiles<T extends { frontMatter: Record<string, unknown>; content: string }>(
  filePath: string,
  parsed: T,
): T {
  const data = dataFiles(parsed.content, docVersion(filePath));
  return data.length > 0 ? { ...parsed, frontMatter: { ...parsed.frontMatter, data } } : parsed;
}
