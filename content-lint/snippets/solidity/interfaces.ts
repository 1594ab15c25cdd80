import { readAbis, type AbiItem, type Parameter } from './abi';

const NAMES = /^(Inbox|Outbox|Registry|Rollup|FeeJuicePortal|Governance|GSE|FeeAssetHandler|TokenPortal)$/;

/**
 * Solidity text of the Aztec L1 contracts' interfaces (`IInbox`, `IOutbox`, …) and of the structs they take, written
 * from the published ABIs. Every import from the contracts' package resolves to it.
 */
export function writeInterfaces(packages: string): string {
  const libraries = new Map<string, Map<string, Parameter[]>>();
  const contracts = [...readAbis(packages)]
    .filter(([name]) => NAMES.test(name))
    .map(([name, abi]) => ({ name: `I${name}`, functions: functionTexts(abi, libraries) }));
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

type Libraries = Map<string, Map<string, Parameter[]>>;

const block = (kind: string, name: string, lines: string[]) => `${kind} ${name} {\n${lines.join('\n')}\n}`;

function functionTexts(abi: AbiItem[], libraries: Libraries): string[] {
  return [...new Set(abi.map((item) => functionText(item, libraries)))];
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
