import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {
  HAPPENED_FILE,
  PROGRAMS,
  programName,
  programsIn,
  programsOf,
  type ErrorProgram,
  type HappenedLedger,
} from '../../core/errors/programs';
import type { Catalogue, ErrorArea, ErrorEntry, Proof } from '../../core/errors/types';
import { listFiles } from '../../core/files';
import { versionById, type DocVersion } from '../../core/versions';
import { parseYaml } from '../../core/yaml';
import { makeOnce, parseInput } from '../inputs';
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
import { find } from './find';

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

const customId = (name: string): string => name.replace(/_+/g, '-').toLowerCase();

/** Errors that were renamed stand together: `Old__Name / New__Name`. */
export const errorsByName = (errors: CustomFile['areas'][number]['errors']) =>
  new Map(Object.entries(errors).flatMap(([names, said]) => names.split(' / ').map((name) => [name, said] as const)));

/** What the check refuses. */
const NO_PROOF: Proof = { kind: 'kept', where: '' };

type Links = ErrorEntry['see'];

function linker(pages: PagesFile, version: DocVersion): (names?: string[]) => Links {
  return (names = []) =>
    names.flatMap((name) => {
      const { title, paths } = find('page in data/errors/pages.yaml', name, Object.keys(pages), (key) => pages[key])!;
      const target = paths[version];
      return target === undefined ? [] : [{ title, path: target }];
    });
}

type Cause = AreaFile['entries'][number]['causes'][number];
const saidOf = (cause: Cause): string => (typeof cause === 'string' ? cause : cause.says);
export const chainOf = (cause: Cause, version: DocVersion): string[] | undefined => {
  const traced = typeof cause === 'string' ? undefined : cause.traced;
  return Array.isArray(traced) ? traced : traced?.[version];
};

/** `pxe` of `pxe/storage/x.js X.get`; the contract of an assertion. */
const thrownIn = (chain: string[]): string => chain[0]!.split(/[/ ]/, 1)[0]!;

/** How each cause is known in a version; undefined where it is not. */
function prover({ programs, happened }: ErrorFiles, version: DocVersion) {
  const own = new Map(programsOf(programs, version).map((program) => [programName(program), program]));
  const ran = happened[version]?.programs ?? {};
  return (id: string, cause: Cause, index: number): Proof | undefined => {
    const name = programName({ id, cause: index + 1, works: false });
    const program = own.get(name);
    if (program && ran[name]) {
      const { sdk: where } = versionById(version);
      const [, inside] = /\binside\('([\w.-]+)\//.exec(program.text) ?? [];
      return { kind: 'happened', where, date: ran[name].date, program: program.text.trim(), inside };
    }
    const chain = chainOf(cause, version);
    if (chain) return { kind: 'traced', where: thrownIn(chain) };
    const kept = typeof cause === 'string' ? undefined : cause.kept;
    return kept && { kind: 'kept', where: kept.source, date: kept.date };
  };
}

/** The errors of one version: those of its packages, and each custom error that its ABIs have. */
function catalogueOf(files: ErrorFiles, version: DocVersion): Catalogue {
  const { areas, custom, pages, abi } = files;
  const prove = prover(files, version);
  const proofsOf = (id: string, causes: Cause[], rule?: Proof): Proof[] =>
    causes.map((cause, index) => prove(id, cause, index) ?? rule ?? NO_PROOF);
  const links = linker(pages, version);
  const written = Object.entries(areas).flatMap(([area, { entries }]) =>
    entries
      .filter((entry) => entry.versions?.includes(version) ?? true)
      .map(({ text, versions: _, see, ...entry }) => ({
        ...entry,
        texts: [typeof text === 'string' ? text : text[version]],
        causes: entry.causes.map(saidOf),
        proofs: proofsOf(entry.id, entry.causes),
        area,
        see: links(see),
      })),
  );
  const decoded = custom.areas.flatMap(({ id: area, errors }) => {
    const byName = errorsByName(errors);
    return abi.errors
      .filter(({ name }) => byName.has(name))
      .map(({ in: raisedIn = [], ...error }): ErrorEntry => {
        const said = byName.get(error.name)!;
        const id = customId(error.name);
        const told = typeof said === 'string' ? { means: said, causes: [], fix: [] } : said;
        const rule = raisedIn.length > 0 ? { kind: 'traced' as const, where: raisedIn.join(', ') } : undefined;
        const proved = { causes: told.causes.map(saidOf), proofs: proofsOf(id, told.causes, rule) };
        const see = links(typeof said === 'string' ? [] : said.see);
        const from = 'an L1 contract';
        return { ...told, ...proved, id, texts: [error.name], from, area, see, custom: error };
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
  const { areas, programs, ...rest } = files;
  const from = [...Object.keys(areas), ...Object.values(areas), ...programs, ...Object.values(rest)];
  return makeOnce(`errors ${siteDir} ${version}`, from, () => catalogueOf(files, version));
}
