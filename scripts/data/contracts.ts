import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { readAbis, type AbiItem, type Parameter } from '../../content-lint/snippets/solidity/abi';

const LEFT_OUT = /ExtLib|Mock|^Errors$|^Test|Lib$/;

/** Functions of each L1 contract. */
export const readContracts = (packages: string) =>
  [...readAbis(packages)]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, functions]) => ({ name, functions: functions.map(toFunction) }));

/** The code of each contract, as it is deployed. */
function readCode(packages: string): [string, string][] {
  const folder = path.join(packages, '@aztec/l1-artifacts/dest');
  return readdirSync(folder)
    .filter((name) => name.endsWith('Bytecode.js'))
    .map((name) => [
      name.replace('Bytecode.js', ''),
      /0x[0-9a-f_$]+/i.exec(readFileSync(path.join(folder, name), 'utf8'))?.[0].toLowerCase() ?? '',
    ]);
}

/** How the compiler puts a selector on the stack: whole, or without its last zero bits and shifted. */
function pushesOf(selector: string): string[] {
  let [value, shift] = [BigInt(selector), 224];
  for (; value && !(value & 1n); value >>= 1n) shift++;
  const digits = value.toString(16);
  const hex = digits.padStart(digits.length + (digits.length % 2), '0');
  const push = (0x5f + hex.length / 2).toString(16);
  return [`63${selector.slice(2)}`, `7f${selector.slice(2)}`, `${push}${hex}60${shift.toString(16)}1b`];
}

/**
 * Each custom error of the ABIs once, with its four bytes and the contracts that revert with it. Nearly every ABI repeats
 * nearly all of them.
 */
export function readErrors(packages: string) {
  const code = readCode(packages);
  const raisedIn = (selector: string) =>
    code.filter(([, text]) => pushesOf(selector).some((push) => text.includes(push))).map(([name]) => name);
  const items = [...readAbis(packages, 'error').values()].flat();
  const errors = items.map(({ name = '', inputs = [] }) => {
    const signature = `${name}(${inputs.map(typeOf).join(',')})`;
    const selector = `0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`;
    return {
      name,
      inputs: inputs.map((input) => ({ name: input.name, type: typeOf(input) })),
      selector,
      in: raisedIn(selector),
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
