import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Parameter {
  name?: string;
  type: string;
  components?: Parameter[];
}

interface AbiItem {
  type: string;
  name?: string;
  inputs?: Parameter[];
  outputs?: Parameter[];
  stateMutability?: string;
}

const LEFT_OUT = /ExtLib|Mock|^Errors$|^Test|Lib$/;

/** Functions of each L1 contract, from the published ABIs. */
export async function readContracts(packages: string) {
  const folder = path.join(packages, '@aztec/l1-artifacts/dest');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('Abi.js'))
    .map((file) => file.slice(0, -'Abi.js'.length))
    .filter((name) => !LEFT_OUT.test(name));
  const contracts = [];
  for (const name of names) {
    const module = (await import(pathToFileURL(path.join(folder, `${name}Abi.js`)).href)) as Record<string, AbiItem[]>;
    const functions = module[`${name}Abi`]!.filter((item) => item.type === 'function');
    contracts.push({ name, functions: functions.map(toFunction) });
  }
  return contracts;
}

function toFunction(item: AbiItem) {
  const types = (parameters: Parameter[] = []) => parameters.map(typeOf);
  return {
    name: item.name!,
    signature: `${item.name}(${types(item.inputs).join(',')})`,
    returns: types(item.outputs),
    mutability: item.stateMutability,
  };
}

function typeOf({ type, components }: Parameter): string {
  return components ? type.replace('tuple', `(${components.map(typeOf).join(',')})`) : type;
}
