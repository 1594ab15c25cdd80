import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

export interface Parameter {
  name: string;
  type: string;
  internalType?: string;
  components?: Parameter[];
}

export interface AbiItem {
  type: string;
  name?: string;
  inputs?: Parameter[];
  outputs?: Parameter[];
  stateMutability?: string;
}

/** What the Aztec L1 contracts have of one kind, by contract, from the published ABIs. */
export function readAbis(packages: string, type = 'function'): Map<string, AbiItem[]> {
  const folder = path.join(packages, '@aztec/l1-artifacts/dest');
  const files = readdirSync(folder).filter((file) => file.endsWith('Abi.js'));
  return new Map(files.map((file) => [file.slice(0, -'Abi.js'.length), readItems(path.join(folder, file), type)]));
}

/** The module holds one literal; it is read without loading the package. */
function readItems(file: string, type: string): AbiItem[] {
  const source = readFileSync(file, 'utf8')
    .replace(/export const \w+ =/, 'abi =')
    .replace(/^\/\/#.*$/m, '');
  const context: { abi?: AbiItem[] } = {};
  vm.runInNewContext(source, context);
  return (context.abi ?? []).filter((item) => item.type === type);
}
