import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';

/** What the installed packages of a version say: identifiers, and lines of code that carry messages. */
export interface PackageNames {
  names: string[];
  texts: string[];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm;
const NAME = /[A-Za-z_$][\w$]*/g;
/** Prometheus shows `aztec.archiver.block_height` with underscores. */
const METRIC = /aztec(\.\w+)+/g;
const MESSAGE = /['"`][^'"`]*\w [^'"`]*|`/;
/** Bytecode and the like: no message is that long. */
const LONGEST = 2000;

export const withoutComments = (file: string): string => readFileSync(file, 'utf8').replace(COMMENT, '');

function filesOf(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
}

/** Exports, members and parameters of the type declarations; names in the ABIs are string literals there. */
function declaredNames(folder: string, names: Set<string>): void {
  for (const file of filesOf(folder, '.d.ts')) {
    const code = withoutComments(file);
    for (const [name] of code.matchAll(NAME)) names.add(name);
    for (const [name] of code.matchAll(METRIC)) names.add(name.replaceAll('.', '_'));
  }
}

function messageLines(folder: string, texts: Set<string>): void {
  for (const file of filesOf(path.join(folder, 'dest'), '.js')) {
    const code = withoutComments(file);
    for (const line of code.split('\n'))
      if (line.length < LONGEST && MESSAGE.test(line)) texts.add(line.trim().replaceAll("\\'", "'"));
  }
}

interface Artifact {
  name: string;
  functions: {
    name: string;
    abi: { parameters: { name: string }[]; error_types?: Record<string, { string?: string }> };
  }[];
  outputs: { globals: { storage?: unknown }; structs: unknown };
}

/** Functions, parameters, structs, storage fields and assertion texts of a compiled contract. */
function artifactNames(file: string, names: Set<string>, texts: Set<string>): void {
  const artifact = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
  names.add(artifact.name);
  for (const { name, abi } of artifact.functions) {
    names.add(name);
    for (const parameter of abi.parameters) names.add(parameter.name);
    for (const error of Object.values(abi.error_types ?? {})) if (error.string) texts.add(error.string);
  }
  for (const [name] of JSON.stringify(artifact.outputs).matchAll(NAME)) names.add(name);
}

/** `folder` is the node_modules of a version. */
export function readPackages(folder: string): PackageNames {
  const names = new Set<string>();
  const texts = new Set<string>();
  // viem's declarations hold the methods of Ethereum nodes, and what pages use of viem itself.
  declaredNames(path.join(folder, 'viem/_types/types'), names);
  declaredNames(path.join(folder, 'viem/_types/utils/address'), names);
  const scope = path.join(folder, '@aztec');
  for (const name of readdirSync(scope)) {
    declaredNames(path.join(scope, name), names);
    messageLines(path.join(scope, name), texts);
    const artifacts = path.join(scope, name, 'artifacts');
    for (const file of listFiles(artifacts, (each) => each.endsWith('.json'))) {
      if (name.includes('contracts')) artifactNames(path.join(artifacts, file), names, texts);
      else names.add(path.basename(file, '.json'));
    }
  }
  return { names: [...names], texts: [...texts] };
}
