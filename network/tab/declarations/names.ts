import ts from 'typescript';
import { isStandIn } from './program';

export const isModule = ({ declarations }: ts.Symbol): boolean => !!declarations?.some(ts.isSourceFile);

/** `#`, and the path from its package on. */
export const nameOf = ({ fileName }: ts.SourceFile): string =>
  `#${fileName.replace(/^.*\/(node_modules|tab)\//, '').replace(/(\.d)?\.ts$/, '')}`;

export function statementOf(node: ts.Node): ts.Node {
  while (!ts.isSourceFile(node.parent)) node = node.parent;
  return node;
}

/** The names that a statement declares. */
export function declaredBy(statement: ts.Node): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

/** As its file declares it, whatever it is exported as. */
export const localName = ({ declarations, name }: ts.Symbol): string =>
  (ts.getNameOfDeclaration(declarations![0]) as ts.Identifier | undefined)?.text ?? name;

export function moduleName(module: ts.Symbol): string {
  const file = module.declarations!.find(ts.isSourceFile)!;
  return isStandIn(file) ? nameOf(file) : `${nameOf(file)}!`;
}
