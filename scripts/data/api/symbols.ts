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
  const members = joined([foreignMembers(first, checker), ...chosen.map(allMembers)]);
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
  if (!ts.isClassDeclaration(declaration)) return namedMembers(declaration, checker);
  const base = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const symbol = base && checker.getSymbolAtLocation(base.expression);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const found = target?.declarations?.find(ts.isClassDeclaration);
  if (!found || isExported(target!)) return new Map();
  const members = membersOf(found);
  members.delete('constructor');
  return joined([foreignMembers(found, checker), members]);
}

const PART = /^(Pick|Omit)</;

/** The types of others that a declaration takes its members from: those of an intersection, and parts of one. */
function namedTypes(declaration: ts.Declaration): readonly ts.TypeNode[] {
  if (ts.isInterfaceDeclaration(declaration))
    return (declaration.heritageClauses ?? [])
      .flatMap(({ types }) => types)
      .filter((type) => PART.test(type.getText()));
  if (!ts.isTypeAliasDeclaration(declaration)) return [];
  const { type } = declaration;
  if (ts.isIntersectionTypeNode(type)) return type.types.filter(ts.isTypeReferenceNode);
  return PART.test(type.getText()) ? [type] : [];
}

/** The members of these types, which readers look for here. */
function namedMembers(declaration: ts.Declaration, checker: ts.TypeChecker): Members {
  const types = namedTypes(declaration).map((type) => checker.getTypeAtLocation(type));
  return new Map(
    types
      .flatMap((type) => checker.getPropertiesOfType(type))
      .flatMap(({ name, declarations = [] }) => {
        const forms = declarations.filter(isMember).map(printed);
        return forms.length > 0 ? [[name, forms]] : [];
      }),
  );
}

const isMember = (declaration: ts.Declaration): boolean =>
  ts.isMethodSignature(declaration) || ts.isPropertySignature(declaration) || ts.isMethodDeclaration(declaration);

/** A class may have a static member and one of its instances by the same name: both count. */
function joined(all: Members[]): Members {
  const members: Members = new Map();
  for (const [name, forms] of all.flatMap((each) => [...each])) {
    const before = (members.get(name) ?? []).filter((form) => isStatic(form) !== forms.some(isStatic));
    members.set(name, [...before, ...forms]);
  }
  return members;
}

const isStatic = (form: string): boolean => form.startsWith('static ');

const exported = new Set<ts.Symbol>();
export const markExported = (symbols: Iterable<ts.Symbol>): void => [...symbols].forEach((each) => exported.add(each));
const isExported = (symbol: ts.Symbol): boolean => exported.has(symbol);
