import { readAbis, type AbiItem, type Parameter } from '../../content-lint/snippets/solidity/abi';

const LEFT_OUT = /ExtLib|Mock|^Errors$|^Test|Lib$/;

/** Functions of each L1 contract. */
export const readContracts = (packages: string) =>
  [...readAbis(packages)]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, functions]) => ({ name, functions: functions.map(toFunction) }));

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
