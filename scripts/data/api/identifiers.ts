import ts from 'typescript';
import { openProgram } from '../../../content-lint/snippets/typescript/host';
import type { Place, VersionId } from '../../../content-lint/snippets/types';
import { packageOf } from './mentions';
import { printed } from './print';

/** What the compiler reads, and where each of its lines comes from. A text that is on no disk is in memory. */
export interface Source {
  name: string;
  text?: string;
  origins: Place[];
}

/** What an identifier of shown code is. */
export interface Meaning {
  word: string;
  /** `Symbol` or `Symbol.member`, by the declaration. */
  names: string[];
  signature: string;
}

const resolved = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined =>
  symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The identifiers of Aztec's packages, by `file:line` of where they are shown. */
export function readIdentifiers(root: string, version: VersionId, sources: Source[]): Map<string, Meaning[]> {
  const virtual = new Map(sources.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text] as const])));
  const files = sources.map(({ name }) => name).filter((name) => !virtual.has(name));
  const program = openProgram(root, version, virtual, files);
  const checker = program.getTypeChecker();
  const found = new Map<string, Meaning[]>();
  for (const { name, origins } of sources) {
    const file = program.getSourceFile(name)!;
    const visit = (node: ts.Node): void => {
      const meaning = ts.isIdentifier(node) ? meaningOf(node, checker) : undefined;
      if (meaning) {
        const { file: from, line } = origins[file.getLineAndCharacterOfPosition(node.getStart()).line]!;
        found.set(`${from}:${line}`, [...(found.get(`${from}:${line}`) ?? []), meaning]);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function meaningOf(node: ts.Identifier, checker: ts.TypeChecker): Meaning | undefined {
  const symbol = resolved(checker.getSymbolAtLocation(node), checker);
  const declaration = symbol?.declarations?.find((each) => !ts.isTypeParameterDeclaration(each));
  if (!symbol || !declaration || !packageOf(symbol)) return undefined;
  return { word: node.text, names: namesOf(node, symbol, declaration, checker), signature: printedShort(declaration) };
}

/** By the class that declares a member, and by the one that it is called on. */
function namesOf(
  node: ts.Identifier,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): string[] {
  const owner = ownerOf(declaration);
  if (!owner) return [symbol.name];
  const access = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : undefined;
  const type = access && checker.getTypeAtLocation(access.expression);
  const receiver = type && (type.aliasSymbol ?? type.getSymbol())?.name;
  const owners = [...new Set([owner, receiver])].filter((name) => name && name !== '__type');
  return owners.length > 0 ? owners.map((name) => `${name}.${symbol.name}`) : [symbol.name];
}

function ownerOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  if (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent) || ts.isEnumDeclaration(parent))
    return parent.name?.text;
  if (!ts.isTypeLiteralNode(parent)) return undefined;
  const alias = ts.findAncestor(parent, (node) => ts.isTypeAliasDeclaration(node) || ts.isPropertyDeclaration(node));
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.name.text : '__type';
}

/** The head of a declaration: members of a class are not for a card. */
function printedShort(declaration: ts.Declaration): string {
  const text = printed(declaration);
  const head =
    ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration) ? text.split(' {')[0]! : text;
  return head.length > 300 ? `${head.slice(0, 299)}…` : head;
}
