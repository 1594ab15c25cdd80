import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import type { Catalogue, ErrorArea, ErrorEntry } from '../../core/errors/types';
import type { DocVersion } from '../../core/versions';
import { parseYaml } from '../../core/yaml';
import { makeOnce } from '../inputs';
import { keptInput } from '../kept';
import { checked } from './checked';
import {
  abiSchema,
  areaSchema,
  customSchema,
  pagesSchema,
  type AbiFile,
  type AreaFile,
  type CustomFile,
  type PagesFile,
} from './errorSchema';
import { find } from './find';

/** What a version's catalogue is made of, as its files say it. */
export interface ErrorFiles {
  areas: Record<string, AreaFile>;
  custom: CustomFile;
  pages: PagesFile;
  abi: AbiFile;
}

const NOT_AREAS = new Set(['l1', 'pages']);
const FOLDER = 'data/errors';

const writtenFiles = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
const abiFile = (siteDir: string, version: DocVersion): string => path.join(siteDir, 'data', version, 'l1-errors.json');

/** The files that a version's catalogue is made of. */
export const errorSources = (siteDir: string, version: DocVersion): string[] => [
  ...writtenFiles(siteDir).map((file) => path.join(siteDir, FOLDER, file)),
  abiFile(siteDir, version),
];

export function readErrorFiles(siteDir: string, version: DocVersion, page: string): ErrorFiles {
  const folder = path.join(siteDir, FOLDER);
  const read = <T>(file: string, schema: z.ZodType<T>) =>
    keptInput({ siteDir, kind: 'data', page }, file, (text) =>
      checked(schema, path.relative(siteDir, file), parseYaml(text)),
    );
  const names = writtenFiles(siteDir)
    .map((file) => path.basename(file, '.yaml'))
    .filter((name) => !NOT_AREAS.has(name));
  return {
    areas: Object.fromEntries(names.map((name) => [name, read(path.join(folder, `${name}.yaml`), areaSchema)])),
    custom: read(path.join(folder, 'l1.yaml'), customSchema),
    pages: read(path.join(folder, 'pages.yaml'), pagesSchema),
    abi: read(abiFile(siteDir, version), abiSchema),
  };
}

const customId = (name: string): string => name.replace(/_+/g, '-').toLowerCase();

/** Errors that were renamed stand together: `Old__Name / New__Name`. */
export const errorsByName = (errors: CustomFile['areas'][number]['errors']) =>
  new Map(Object.entries(errors).flatMap(([names, said]) => names.split(' / ').map((name) => [name, said] as const)));

type Links = ErrorEntry['see'];

function linker(pages: PagesFile, version: DocVersion): (names?: string[]) => Links {
  return (names = []) =>
    names.flatMap((name) => {
      const { title, paths } = find('page in data/errors/pages.yaml', name, Object.keys(pages), (key) => pages[key])!;
      const target = paths[version];
      return target === undefined ? [] : [{ title, path: target }];
    });
}

/** The errors of one version: those of its packages, and each custom error that its ABIs have. */
function catalogueOf({ areas, custom, pages, abi }: ErrorFiles, version: DocVersion): Catalogue {
  const links = linker(pages, version);
  const written = Object.entries(areas).flatMap(([area, { entries }]) =>
    entries
      .filter((entry) => entry.versions?.includes(version) ?? true)
      .map(({ text, versions: _, see, ...entry }) => ({
        ...entry,
        texts: [typeof text === 'string' ? text : text[version]],
        area,
        see: links(see),
      })),
  );
  const decoded = custom.areas.flatMap(({ id: area, errors }) => {
    const byName = errorsByName(errors);
    return abi.errors
      .filter(({ name }) => byName.has(name))
      .map((error): ErrorEntry => {
        const said = byName.get(error.name)!;
        const told = typeof said === 'string' ? { means: said, causes: [], fix: [] } : said;
        const see = links(typeof said === 'string' ? [] : said.see);
        const from = 'an L1 contract';
        return { ...told, id: customId(error.name), texts: [error.name], from, area, see, custom: error };
      });
  });
  const list: ErrorArea[] = [
    ...Object.entries(areas).map(([id, { title, page }]) => ({ id, title, page })),
    ...custom.areas.map(({ id, title, page }) => ({ id, title, page })),
  ];
  return { areas: list, entries: [...written, ...decoded] };
}

export function readCatalogue(siteDir: string, version: DocVersion, page: string): Catalogue {
  const files = readErrorFiles(siteDir, version, page);
  const { areas, custom, pages, abi } = files;
  const from = [...Object.keys(areas), ...Object.values(areas), custom, pages, abi];
  return makeOnce(`errors ${siteDir} ${version}`, from, () => catalogueOf(files, version));
}
