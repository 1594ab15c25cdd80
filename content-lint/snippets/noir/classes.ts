import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../../core/files';
import type { Problem, VersionId } from '../types';

interface Contract {
  name: string;
  functions: { name: string; custom_attributes: string[]; abi: { parameters: { name: string }[] } }[];
}

/** Contract classes under examples/, which stand for what `aztec codegen` writes from the compiled contract. */
export function listClasses(root: string, version: VersionId): string[] {
  const folder = path.join(root, 'examples', version);
  return listFiles(folder, (name) => name.endsWith('.ts'))
    .filter((file) => path.basename(path.dirname(file)) === 'artifacts')
    .map((file) => `examples/${version}/${file}`);
}

/** The methods of a class must be the functions of the contract, with the same parameters. */
export function checkClasses(root: string, version: VersionId, contract: Contract): Problem[] {
  return listClasses(root, version)
    .filter((file) => path.basename(file).split('.')[0] === contract.name)
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      return compareMethods(readMethods(source), contract).map(({ node, message }) => ({
        file,
        line: source.getLineAndCharacterOfPosition(node?.getStart() ?? 0).line + 1,
        message: `error: ${message}`,
      }));
    });
}

interface Method {
  node: ts.Node;
  parameters: string[];
}

function readMethods(source: ts.SourceFile): Map<string, Method> {
  const methods = new Map<string, Method>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyDeclaration(node) &&
      node.name.getText() === 'methods' &&
      node.type &&
      ts.isTypeLiteralNode(node.type)
    ) {
      for (const member of node.type.members) {
        methods.set(member.name!.getText(), { node: member, parameters: parametersOf(member) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return methods;
}

function parametersOf(node: ts.Node): string[] {
  if (ts.isFunctionTypeNode(node)) return node.parameters.map((parameter) => parameter.name.getText());
  return (
    ts.forEachChild(node, (child) => {
      const found = parametersOf(child);
      return found.length > 0 ? found : undefined;
    }) ?? []
  );
}

/** The dispatcher is in some classes and not in others; functions marked internal are left out of a class. */
function compareMethods(methods: Map<string, Method>, { name: contractName, functions }: Contract) {
  const known = new Map(functions.map((each) => [each.name, each]));
  const missing = functions
    .filter(({ name, custom_attributes }) => !methods.has(name) && !custom_attributes.includes('internal'))
    .filter(({ name }) => name !== 'public_dispatch')
    .map(({ name }) => ({ node: undefined, message: `function ${name} of contract ${contractName} is missing` }));
  const wrong = [...methods].flatMap(([name, { node, parameters }]) => {
    if (name === 'public_dispatch') return [];
    const found = known.get(name);
    if (!found) return [{ node, message: `contract ${contractName} has no function ${name}` }];
    const expected = found.abi.parameters.map((parameter) => parameter.name).filter((each) => each !== 'inputs');
    if (expected.join() === parameters.join()) return [];
    return [
      { node, message: `${name} takes (${expected.join(', ')}) in the contract, not (${parameters.join(', ')})` },
    ];
  });
  return [...missing, ...wrong];
}
