import path from 'node:path';
import type { DocVersion } from '../../core/versions';
import type { Catalogue } from '../../core/errors/types';
import { parseInput } from '../inputs';
import { readCatalogue } from './errors';

export interface Variable {
  name: string;
  default?: string;
  description?: string;
}

export interface CliOption {
  flags: string;
  description?: string;
  default?: string;
  env?: string;
  required?: boolean;
}

export interface CliCommand {
  name: string;
  as?: string;
  description?: string;
  arguments: string[];
  options: CliOption[];
  groups?: { name: string; options: CliOption[] }[];
}

export interface CliTool {
  name: string;
  options: CliOption[];
  commands: CliCommand[];
}

interface Method {
  name: string;
  description?: string;
  params?: { name: string; type: string; optional?: boolean }[];
  result: string;
}

interface KeptTable {
  columns: string[];
  rows: string[][];
  /** Where these rows come from, if not from where the others do. */
  source?: string;
  date?: string;
}

/** Tables that no release holds, with their source and the day they were looked up. */
export interface KeptFile {
  source: string;
  date: string;
  tables: Record<string, KeptTable>;
}

/** What the components print, for one version of the docs. */
export interface VersionData {
  constants: Record<string, number | string>;
  variables: Variable[];
  tools: CliTool[];
  namespaces: { prefix: string; methods: Method[] }[];
  /** A file of `kept/`, by its name without ending. */
  kept: (name: string) => KeptFile;
  /** Read only by pages that print some. */
  errors: () => Catalogue;
}

/** Lists that pages print. */
const KEPT = ['ports', 'networks', 'hardware'];

/** The data of a version, for a page that prints some of it. Paths are absolute. */
export function readData(siteDir: string, version: DocVersion, page: string): VersionData {
  const folder = path.join(siteDir, 'data', version);
  const read = <T>(name: string) =>
    parseInput(page, path.join(folder, `${name}.json`), (text) => JSON.parse(text) as T);
  return {
    ...read<Pick<VersionData, 'constants'>>('constants'),
    ...read<Pick<VersionData, 'variables'>>('env'),
    ...read<Pick<VersionData, 'tools'>>('cli'),
    ...read<Pick<VersionData, 'namespaces'>>('node-api'),
    kept: (name) => {
      if (!KEPT.includes(name)) throw new Error(`there is no list "${name}". Known: ${KEPT.join(', ')}`);
      return read<KeptFile>(`kept/${name}`);
    },
    errors: () => readCatalogue(siteDir, version, page),
  };
}
