import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

interface Parameter {
  name: string;
  type: string;
  internalType?: string;
  components?: Parameter[];
}

interface AbiItem {
  type: string;
  name?: string;
  inputs?: Parameter[];
  outputs?: Parameter[];
  stateMutability?: string;
}

/**
 * Solidity text of the Aztec L1 contracts' interfaces (`IInbox`, `IOutbox`, …) and of the structs they take, written
 * from the published ABIs. Every import from the contracts' package resolves to it.
 */
export function writeInterfaces(packages: string): string {
  const folder = path.join(packages, '@aztec/l1-artifacts/dest');
  const libraries = new Map<string, Map<string, Parameter[]>>();
  const contracts = readdirSync(folder)
    .filter((file) =>
      /^(Inbox|Outbox|Registry|Rollup|FeeJuicePortal|Governance|GSE|FeeAssetHandler|TokenPortal)Abi\.js$/.test(file),
    )
    .map((file) => ({
      name: `I${file.slice(0, -'Abi.js'.length)}`,
      functions: functionTexts(readAbi(path.join(folder, file)), libraries),
    }));
  const structs = (name: string) =>
    [...(libraries.get(name) ?? [])].map(([struct, fields]) => structText(struct, fields));
  const interfaces = contracts.map(({ name, functions }) => block('interface', name, [...structs(name), ...functions]));
  const others = [...libraries.keys()].filter((name) => name && !contracts.some((contract) => contract.name === name));
  const libraryTexts = others.map((name) => block('library', name, structs(name)));
  return [
    '// SPDX-License-Identifier: Apache-2.0',
    'pragma solidity >=0.8.0;',
    ...structs(''),
    ...libraryTexts,
    ...interfaces,
  ].join('\n');
}

/** The module holds one literal; it is read without loading the package. */
function readAbi(file: string): AbiItem[] {
  const source = readFileSync(file, 'utf8')
    .replace(/export const \w+ =/, 'abi =')
    .replace(/^\/\/#.*$/m, '');
  const context: { abi?: AbiItem[] } = {};
  vm.runInNewContext(source, context);
  return context.abi ?? [];
}

type Libraries = Map<string, Map<string, Parameter[]>>;

const block = (kind: string, name: string, lines: string[]) => `${kind} ${name} {\n${lines.join('\n')}\n}`;

function functionTexts(abi: AbiItem[], libraries: Libraries): string[] {
  const texts = abi.filter((item) => item.type === 'function').map((item) => functionText(item, libraries));
  return [...new Set(texts)];
}

function functionText(item: AbiItem, libraries: Libraries): string {
  const list = (parameters: Parameter[] = []) =>
    parameters.map((each) => parameterText(each, libraries, true)).join(', ');
  const mutability = item.stateMutability === 'nonpayable' ? '' : ` ${item.stateMutability}`;
  const outputs = item.outputs?.length ? ` returns (${list(item.outputs)})` : '';
  return `  function ${item.name}(${list(item.inputs)}) external${mutability}${outputs};`;
}

function parameterText(parameter: Parameter, libraries: Libraries, located: boolean): string {
  const type = typeText(parameter, libraries);
  const reference = parameter.type.startsWith('tuple') || /\]$|^(string|bytes)$/.test(parameter.type);
  return `${type}${located && reference ? ' memory' : ''}`;
}

function typeText(parameter: Parameter, libraries: Libraries): string {
  if (!parameter.components) return parameter.type;
  const [, full = '', suffix = ''] = /^struct ([\w.]+)((?:\[\d*\])*)$/.exec(parameter.internalType ?? '') ?? [];
  const [library, name] = full.includes('.') ? full.split('.') : ['', full];
  const structs = libraries.get(library!) ?? new Map<string, Parameter[]>();
  libraries.set(library!, structs);
  if (!structs.has(name!)) {
    structs.set(name!, parameter.components);
    parameter.components.forEach((component) => typeText(component, libraries));
  }
  return `${full}${suffix}`;
}

function structText(name: string, fields: Parameter[]): string {
  const lines = fields.map((field) => `    ${typeText(field, new Map())} ${field.name};`);
  return `  struct ${name} {\n${lines.join('\n')}\n  }`;
}
