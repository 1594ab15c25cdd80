import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import descriptions from './nodeApiDescriptions.json';

const DESCRIPTIONS: Record<string, string> = descriptions;
const INTERFACES = [
  { prefix: 'node', file: 'aztec-node', type: 'AztecNode', schema: 'AztecNodeApiSchema' },
  { prefix: 'nodeAdmin', file: 'aztec-node-admin', type: 'AztecNodeAdmin', schema: 'AztecNodeAdminApiSchema' },
];

/** JSON-RPC methods: those of the zod schema, with names and types from the interface. */
export async function readNodeApi(packages: string) {
  const folder = path.join(packages, '@aztec/stdlib/dest/interfaces');
  const namespaces = [];
  for (const { prefix, file, type, schema } of INTERFACES) {
    const module = (await import(pathToFileURL(path.join(folder, `${file}.js`)).href)) as Record<string, object>;
    const signatures = readInterface(path.join(folder, `${file}.d.ts`), type);
    const methods = Object.keys(module[schema]!).map((name) => ({
      name: `${prefix}_${name}`,
      ...signatureOf(signatures, name),
    }));
    namespaces.push({ prefix, methods });
  }
  return namespaces;
}

function signatureOf(signatures: Map<string, ts.MethodSignature>, name: string) {
  const signature = signatures.get(name);
  if (!DESCRIPTIONS[name]) console.warn(`no description for the method ${name}`);
  return {
    description: DESCRIPTIONS[name],
    params: signature?.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: plain(parameter.type),
      optional: Boolean(parameter.questionToken) || undefined,
    })),
    result: plain(signature?.type).replace(/^Promise<(.*)>$/, '$1'),
  };
}

const plain = (node?: ts.Node) => (node?.getText() ?? 'unknown').replace(/\s+/g, ' ').replace(/typeof /g, '');

function readInterface(file: string, type: string): Map<string, ts.MethodSignature> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === type,
  );
  const methods = found?.members.filter(ts.isMethodSignature) ?? [];
  return new Map(methods.map((method) => [method.name.getText(), method]));
}
