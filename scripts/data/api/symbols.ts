import ts from 'typescript';
import { literalsOf, membersOf, valuesOf, type Members } from './members';
import { printed } from './print';

export interface Described {
  kind: string;
  signature: string[];
  /** Each is a name and its forms: one, or several where it is overloaded. */
  members?: string[][];
}

const KINDS: [ts.SyntaxKind, string][] = [
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.EnumDeclaration, 'enum'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
  [ts.SyntaxKind.VariableDeclaration, 'const'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
];

/** A class may have an interface of its name that only marks it for the compiler; the class says more. */
function kindOf(declarations: ts.Declaration[]): [ts.SyntaxKind, string] {
  return KINDS.find(([kind]) => declarations.some((declaration) => declaration.kind === kind)) ?? KINDS[5]!;
}

export function describeSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): Described {
  const declarations = symbol.declarations ?? [];
  const [syntax, kind] = kindOf(declarations);
  const chosen = declarations.filter((declaration) => declaration.kind === syntax);
  const first = chosen[0]!;
  const members = new Map([foreignMembers(first, checker), ...chosen.map(allMembers)].flatMap((each) => [...each]));
  return {
    kind,
    signature: [...new Set(chosen.map(signatureOf))],
    ...(members.size > 0 ? { members: [...members].map(([name, forms]) => [name, ...forms]) } : {}),
  };
}

const allMembers = (declaration: ts.Declaration) =>
  ts.isEnumDeclaration(declaration) ? valuesOf(declaration) : membersOf(declaration);

function signatureOf(declaration: ts.Declaration): string {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) return heading(declaration);
  if (ts.isEnumDeclaration(declaration)) return `enum ${declaration.name.text}`;
  if (ts.isVariableDeclaration(declaration)) return `const ${printed(declaration)}`;
  return ts.isTypeAliasDeclaration(declaration) ? aliasText(declaration) : printed(declaration);
}

function heading(declaration: ts.ClassDeclaration | ts.InterfaceDeclaration): string {
  const word = ts.isClassDeclaration(declaration) ? 'class' : 'interface';
  const abstract = ts.getModifiers(declaration)?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  const parameters = declaration.typeParameters?.map(printed).join(', ');
  const name = `${declaration.name?.text ?? ''}${parameters ? `<${parameters}>` : ''}`;
  const clauses = declaration.heritageClauses?.map(printed) ?? [];
  return [...(abstract ? ['abstract'] : []), word, name, ...clauses].join(' ').replace(/ \{$/, '');
}

/** Properties of an object type are listed as members: the signature leaves them out. */
function aliasText(declaration: ts.TypeAliasDeclaration): string {
  return literalsOf(declaration.type).reduce(
    (text, literal) => text.replace(printed(literal), '{ … }'),
    printed(declaration),
  );
}

/** What a class has from a base that is not exported itself: readers have no other place to find it. */
function foreignMembers(declaration: ts.Declaration, checker: ts.TypeChecker): Members {
  if (!ts.isClassDeclaration(declaration)) return new Map();
  const base = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const symbol = base && checker.getSymbolAtLocation(base.expression);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const found = target?.declarations?.find(ts.isClassDeclaration);
  if (!found || isExported(target!)) return new Map();
  const members = membersOf(found);
  members.delete('constructor');
  return new Map([...foreignMembers(found, checker), ...members]);
}

const exported = new Set<ts.Symbol>();
export const markExported = (symbols: Iterable<ts.Symbol>): void => [...symbols].forEach((each) => exported.add(each));
const isExported = (symbol: ts.Symbol): boolean => exported.has(symbol);
