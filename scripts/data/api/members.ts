import ts from 'typescript';
import { printed } from './print';

/** Names such as `constructor` and `toString` are no keys for a plain object. */
export type Members = Map<string, string[]>;

/** Marks for the compiler and for Node's console: nobody calls them. */
const UNSEEN = /^(_branding|\[.*\]|#private)$/;

const HIDDEN = new Set([ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]);

const isHidden = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && Boolean(ts.getModifiers(node)?.some(({ kind }) => HIDDEN.has(kind)));

function nameOf(member: ts.ClassElement | ts.TypeElement): string | undefined {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  return member.name?.getText();
}

/** The public members of a declaration, in its order; overloads stand together. */
export function membersOf(declaration: ts.Declaration): Members {
  const members: Members = new Map();
  for (const member of elementsOf(declaration)) {
    const name = nameOf(member);
    if (!name || UNSEEN.test(name) || isHidden(member)) continue;
    members.set(name, [...new Set([...(members.get(name) ?? []), printed(member)])]);
  }
  return members;
}

function elementsOf(declaration: ts.Declaration): readonly (ts.ClassElement | ts.TypeElement)[] {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) return declaration.members;
  return ts.isTypeAliasDeclaration(declaration) ? literalsOf(declaration.type).flatMap(({ members }) => members) : [];
}

/** The object literals that a type alias is, or joins with `&`. */
export function literalsOf(type: ts.TypeNode): readonly ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(literalsOf) : [];
}

/** The values of an enum, by name. */
export const valuesOf = (declaration: ts.EnumDeclaration): Members =>
  new Map(declaration.members.map((member) => [member.name.getText(), [printed(member)]]));
