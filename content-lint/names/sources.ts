import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../core/files';
import { withoutComments } from './packages';

const NAME = /[A-Za-z_$][\w$-]*/g;

/** Keys and single words of a data file; its descriptions are prose and prove nothing. */
export function dataNames(file: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    found.push(key);
    if (typeof value === 'string' && key !== 'description' && key !== 'source')
      found.push(...(value.match(NAME) ?? []));
    return value;
  });
  return found;
}

/** Each way to name a file by a part of its path. */
export function pathParts(file: string): string[] {
  const parts = file.split('/');
  return parts.flatMap((_, index) => [parts.slice(index).join('/'), parts.slice(0, index + 1).join('/')]);
}

export function exampleFiles(folder: string): Set<string> {
  return new Set(listFiles(folder, () => true).flatMap((file) => pathParts(file.slice(file.indexOf('/') + 1))));
}

/** Error codes of Node.js and the settings of TypeScript and its test runner, which pages mention. */
export function toolNames(root: string): string[] {
  const declarations = ['typescript/lib/typescript.d.ts', '@types/node/test.d.ts'];
  return [
    ...Object.keys(constants.errno),
    ...Object.values(dns).filter((value) => typeof value === 'string'),
    ...declarations.flatMap((file) => withoutComments(path.join(root, 'node_modules', file)).match(NAME) ?? []),
  ];
}

/** Names in the example projects, which are compiled, and in the schemas that configuration files are checked by. */
export function sourceNames(folder: string): string[] {
  return listFiles(folder, (name) => /\.(nr|ts|sol|toml|json)$/.test(name)).flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    // `aztec codegen` makes these of each contract.
    const generated = [...source.matchAll(/\bcontract (\w+)/g)].flatMap(([, name]) => [
      `${name}Contract`,
      `${name}ContractArtifact`,
    ]);
    return [...(source.match(NAME) ?? []), ...generated];
  });
}
