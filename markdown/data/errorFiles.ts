import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {
  HAPPENED_FILE,
  PROGRAMS,
  programsIn,
  type ErrorProgram,
  type HappenedLedger,
} from '../../core/errors/programs';
import { listFiles } from '../../core/files';
import type { DocVersion } from '../../core/versions';
import { parseYaml } from '../../core/yaml';
import { parseInput } from '../inputs';
import { cachedInput } from '../cache';
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

/** What a version's catalogue is made of, as its files say it. */
export interface ErrorFiles {
  areas: Record<string, AreaFile>;
  custom: CustomFile;
  pages: PagesFile;
  abi: AbiFile;
  programs: ErrorProgram[];
  happened: HappenedLedger;
}

const NOT_AREAS = new Set(['l1', 'pages']);
const FOLDER = 'data/errors';

const writtenFiles = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
const programFiles = (siteDir: string): string[] =>
  listFiles(path.join(siteDir, PROGRAMS), (name) => name.endsWith('.ts')).map((name) => `${PROGRAMS}/${name}`);
const abiFile = (siteDir: string, version: DocVersion): string => path.join(siteDir, 'data', version, 'l1-errors.json');

/** The files that a version's catalogue is made of. */
export const errorSources = (siteDir: string, version: DocVersion): string[] => [
  ...writtenFiles(siteDir).map((file) => path.join(siteDir, FOLDER, file)),
  abiFile(siteDir, version),
  ...[...programFiles(siteDir), HAPPENED_FILE].map((file) => path.join(siteDir, file)),
];

export function readErrorFiles(siteDir: string, version: DocVersion, page: string): ErrorFiles {
  const folder = path.join(siteDir, FOLDER);
  const read = <T>(file: string, schema: z.ZodType<T>) =>
    cachedInput({ siteDir, kind: 'data', page }, file, (text) =>
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
    programs: programFiles(siteDir).flatMap((file) =>
      parseInput(page, path.join(siteDir, file), (text) => programsIn(file, text), 'programs'),
    ),
    happened: parseInput(page, path.join(siteDir, HAPPENED_FILE), (text) => JSON.parse(text) as HappenedLedger),
  };
}
