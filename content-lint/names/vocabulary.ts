import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionById } from '../../core/versions';
import { readJson } from '../snippets/cache';
import { readTables, type Tables } from '../snippets/data';
import type { VersionId } from '../snippets/types';
import { hashOf } from '../snippets/units';
import elsewhereList from './elsewhere.json';
import { KEYWORDS } from './keywords';
import { readPackages, type PackageNames } from './packages';
import { dataNames, exampleFiles, sourceNames, toolNames } from './sources';

/** All that inline code of one version may name. */
export interface Vocabulary {
  version: VersionId;
  names: Set<string>;
  /** Messages of the packages, one on each line. */
  texts: string;
  /** The same, to ask for a whole one. */
  messages: Set<string>;
  /** Folder with the installed packages of the version. */
  packages: string;
  tables: Tables;
  /** Flags of every command. */
  flags: Set<string>;
  /** Paths and file names of the version's example projects. */
  files: Set<string>;
}

/** Whole names, and messages of which a page may quote a part. */
export interface Elsewhere {
  names: Set<string>;
  texts: string;
}

const elsewhereNames = elsewhereList.flatMap(({ names }) => names);
/** Names and messages that no data of a version holds; the list gives the reason of each group. */
export const fromElsewhere: Elsewhere = {
  names: new Set(elsewhereNames),
  texts: elsewhereNames.filter((name) => name.split(' ').length > 2).join('\n'),
};

/** Changes when what is read from a package changes. */
const REVISION = '1';
const FLAG = /(?<![\w-])--?[A-Za-z][\w.-]*/g;
const SCHEMAS = 'content-lint/snippets/formats/schemas';
const DATA = ['cli', 'constants', 'env', 'l1-contracts', 'l1-errors', 'node-api'];

/** By tag of Aztec.nr: a version that is cut from another keeps its names. */
export const noirNamesFile = (root: string, tag: string) => path.join(root, 'content-lint/names', `noir-${tag}.txt`);

function noirNames(root: string, tag: string): string[] {
  const file = noirNamesFile(root, tag);
  if (!existsSync(file)) throw new Error(`${file} is missing: npx tsx scripts/writeNoirNames.ts writes it`);
  return readFileSync(file, 'utf8').split('\n');
}

const read = new Map<VersionId, Vocabulary>();

/** Two rules ask for it, for each version. */
export function readVocabulary(root: string, version: VersionId): Vocabulary {
  const vocabulary = read.get(version) ?? collect(root, version);
  read.set(version, vocabulary);
  return vocabulary;
}

function collect(root: string, version: VersionId): Vocabulary {
  const { names, texts } = cachedPackages(root, version);
  const noir = noirNames(root, versionById(version).noirTag);
  const data = DATA.flatMap((file) => dataNames(path.join(root, 'data', version, `${file}.json`)));
  const others = dataNames(path.join(root, 'data/commands.json'));
  const tables = readTables(root, version);
  const examples = path.join(root, 'examples', version);
  return {
    version,
    names: new Set([
      ...KEYWORDS,
      ...toolNames(root),
      ...names,
      ...noir,
      ...data,
      ...others,
      ...sourceNames(examples),
      ...sourceNames(path.join(root, SCHEMAS)),
    ]),
    texts: texts.join('\n'),
    messages: new Set(texts),
    packages: path.join(root, 'sdk', version, 'node_modules'),
    tables,
    flags: new Set(tables.text.match(FLAG)),
    files: exampleFiles(examples),
  };
}

/** Reading the packages takes seconds, so what was found is kept until the lockfile changes. */
function cachedPackages(root: string, version: VersionId): PackageNames {
  const lock = readFileSync(path.join(root, 'sdk', version, 'package-lock.json'), 'utf8');
  const file = path.join(root, '.cache', `names-${version}-${hashOf([REVISION, lock])}.json`);
  const kept = readJson<PackageNames>(file);
  if (kept) return kept;
  const folder = path.join(root, 'sdk', version, 'node_modules');
  if (!existsSync(folder)) throw new Error(`${folder} is missing: npm run check installs the packages`);
  const found = readPackages(folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(found));
  return found;
}
