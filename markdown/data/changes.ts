import { existsSync } from 'node:fs';
import path from 'node:path';
import { entryPointsOf, type ApiData } from '../../core/api/types';
import { shown } from '../../core/errors/pattern';
import { importOf, type ChangedName, type ChangedNames } from '../../core/compare/changedNames';
import { NIGHTLY, STABLE, type KnownVersion } from '../../core/versions';
import { noteInput, parseInput } from '../inputs';
import { readData, type CliTool, type VersionData } from './data';
import { readNoirFile } from './noir';
import type { NoirFile } from './noirSchema';

type Kind = ChangedName['kind'];

/** The names of a version with their kind, and what each stands for: where that is another, the name has changed. */
class Names {
  readonly all = new Map<string, { kind: Kind; said: string }>();

  add(kind: Kind, name: string, said: unknown = ''): void {
    const known = this.all.get(name)?.said ?? '';
    this.all.set(name, { kind, said: known + JSON.stringify(said) });
  }
}

const FLAG = /--[\w.-]+/g;
/** A name that no parameter or local variable has. */
const TELLING = /\w_\w+_\w|[a-z]\w*[A-Z]/;

function addApi(names: Names, api: ApiData): void {
  for (const entry of api.entryPoints) names.add('code', entry);
  for (const { name, signature, members } of api.mentioned) names.add('code', name, [signature, members]);
  for (const symbol of api.symbols) {
    const { name, signature, members = [] } = symbol;
    const entries = entryPointsOf(api, symbol);
    names.add('code', name, [signature, members, entries]);
    for (const entry of entries) names.add('code', importOf(name, entry));
    for (const [member, ...forms] of members) names.add('code', `.${member}`, forms);
  }
}

function addNoir(names: Names, { groups }: NoirFile, { id }: KnownVersion): void {
  for (const { kind, name, members = {}, ...told } of groups.flatMap((group) => group.names)) {
    if (told.versions && !told.versions.includes(id)) continue;
    const own = Object.entries(members)
      .map(([member, of]) => [member, typeof of === 'string' ? undefined : of] as const)
      .filter(([, of]) => !of?.versions || of.versions.includes(id))
      .map(([member, of]) => [member, (of?.changed && id) ?? ''] as const);
    names.add('code', kind === 'attribute' ? `#[${name}]` : name, [told.changed && id, own]);
    for (const [member, said] of own) names.add('code', `.${member}`, said);
  }
}

function addTool(names: Names, { name: tool, options, commands }: CliTool): void {
  const addFlags = (all: string[]) => {
    for (const flag of all.flatMap((text) => text.match(FLAG) ?? [])) names.add('command', flag);
  };
  addFlags(options.map(({ flags }) => flags));
  for (const { name, arguments: values, options: own, groups = [] } of commands) {
    const flags = [...own, ...groups.flatMap((group) => group.options)].map((option) => option.flags);
    addFlags(flags);
    names.add('command', `${tool} ${name}`, [values, flags]);
  }
}

function addData(names: Names, { constants, namespaces, variables, tools, errors }: VersionData): void {
  for (const { texts } of errors().entries) names.add('code', shown(texts[0]!));
  for (const [name, value] of Object.entries(constants)) names.add('code', name, value);
  for (const { name, params, result } of namespaces.flatMap(({ methods }) => methods))
    names.add('code', name, [params, result]);
  // That a default is not known says nothing.
  for (const { name } of variables) names.add('command', name);
  for (const tool of tools) addTool(names, tool);
}

interface Manifest {
  dependencies?: Record<string, string>;
}

interface L1 {
  contracts: { name: string; functions: { name: string; signature: string }[] }[];
  errors: { name: string }[];
}

/** `said` of a flag says how often it is there. */
const COUNTED = /^--/;

function compared(older: Names['all'], newer: Names['all']): ChangedNames {
  const result = new Map<string, ChangedName>();
  for (const [name, { kind, said }] of older) {
    const now = newer.get(name);
    if (!now) result.set(name, { kind, fate: 'gone' });
    else if (now.said !== said && !COUNTED.test(name)) result.set(name, { kind, fate: 'changed' });
  }
  for (const [name, { kind }] of newer) if (!older.has(name)) result.set(name, { kind, fate: 'new' });
  return result;
}

/** The names of Noir's sources, which a version that was just cut does not have yet. */
function noirNames(siteDir: string, page: string): string[][] {
  const files = [STABLE, NIGHTLY].map(({ noirTag }) => path.join(siteDir, `content-lint/names/noir-${noirTag}.txt`));
  for (const file of files) noteInput(page, file);
  return files.every((file) => existsSync(file))
    ? files.map((file) => parseInput(page, file, (text) => text.split('\n').filter((name) => TELLING.test(name))))
    : [[], []];
}

/** The names of the product that differ between the stable version and the nightly, for a page that needs them. */
export function readChanges(siteDir: string, page: string): ChangedNames {
  const noir = readNoirFile(siteDir, page);
  const sources = noirNames(siteDir, page);
  const [older, newer] = [STABLE, NIGHTLY].map((version, i) => {
    const read = <T>(file: string) => parseInput(page, path.join(siteDir, file), (text) => JSON.parse(text) as T);
    const { contracts } = read<L1>(`data/${version.id}/l1-contracts.json`);
    const names = new Names();
    for (const name of sources[i]!) names.add('code', name);
    for (const name of Object.keys(read<Manifest>(`sdk/${version.id}/package.json`).dependencies ?? {}))
      names.add('code', `${name}/`);
    addApi(names, read<ApiData>(`data/${version.id}/api.json`));
    addNoir(names, noir, version);
    addData(names, readData(siteDir, version.id, page));
    for (const { name, signature } of contracts.flatMap(({ functions }) => functions))
      if (TELLING.test(name)) names.add('code', name, signature);
    for (const { name } of read<L1>(`data/${version.id}/l1-errors.json`).errors) names.add('code', name);
    return names.all;
  });
  return compared(older!, newer!);
}
