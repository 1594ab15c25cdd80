import path from 'node:path';
import ts from 'typescript';

/** The types of Aztec's other packages that the public parts of a declaration name. */
export function mentionedTypes(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    if (isHidden(node)) return;
    const name = typeName(node);
    const symbol = name && checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (target && packageOf(target)) found.push(target);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function typeName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return ts.isImportTypeNode(node) ? node.qualifier : undefined;
}

const isHidden = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword));

/** `@aztec/stdlib/gas` for a type that stands in its folder `dest/gas`. */
export function packageOf(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.declarations?.find((each) => !ts.isTypeParameterDeclaration(each));
  const file = declaration?.getSourceFile().fileName.split('/node_modules/@aztec/').at(-1);
  if (!file || path.isAbsolute(file)) return undefined;
  const [name, , folder] = file.split('/');
  return `@aztec/${name}/${folder!.replace(/(\.d)?\.ts$/, '')}`;
}
