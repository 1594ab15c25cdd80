import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { readAbis, type AbiItem, type Parameter } from '../../content-lint/snippets/solidity/abi';

const LEFT_OUT = /ExtLib|Mock|^Errors$|^Test|Lib$/;

/** Functions of each L1 contract. */
export const readContracts = (packages: string) =>
  [...readAbis(packages)]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, functions]) => ({ name, functions: functions.map(toFunction) }));

/** Each custom error of the ABIs once, with its four bytes. Nearly every ABI repeats nearly all of them. */
export function readErrors(packages: string) {
  const items = [...readAbis(packages, 'error').values()].flat();
  const errors = items.map(({ name = '', inputs = [] }) => {
    const signature = `${name}(${inputs.map(typeOf).join(',')})`;
    return {
      name,
      inputs: inputs.map((input) => ({ name: input.name, type: typeOf(input) })),
      selector: `0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`,
    };
  });
  return [...new Map(errors.map((error) => [error.selector, error])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
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
