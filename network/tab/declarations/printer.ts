import ts from 'typescript';
import { isModule, localName, moduleName, nameOf } from './names';
import type { Symbols } from './symbols';

/** Prints single statements of the packages. */
export class StatementPrinter {
  private readonly printer = ts.createPrinter({ removeComments: true });

  constructor(private readonly symbols: Symbols) {}

  /** Without comments; what its package does not have here is `any`, and `import('…').Name` leads to the declaration. */
  print(statement: ts.Node, file: ts.SourceFile): string {
    const isGone = (name: ts.EntityName | ts.Expression): boolean => {
      while (!ts.isIdentifier(name))
        if (ts.isQualifiedName(name)) name = name.left;
        else if (ts.isPropertyAccessExpression(name)) name = name.expression;
        else return false;
      const symbol = this.symbols.checker.getSymbolAtLocation(name);
      return !symbol || (!!(symbol.flags & ts.SymbolFlags.Alias) && !this.symbols.followed(symbol));
    };
    const any = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
    const { transformed } = ts.transform(statement, [
      (context) => (root) => {
        const visit = (node: ts.Node): ts.Node | undefined => {
          // `[inspect.custom]` is a member of nobody's who has no `inspect`.
          if (ts.isClassElement(node) && node.name && ts.isComputedPropertyName(node.name))
            if (isGone(node.name.expression)) return undefined;
          if (ts.isTypeReferenceNode(node) && isGone(node.typeName)) return any;
          if (ts.isTypeQueryNode(node) && isGone(node.exprName)) return any;
          if (ts.isImportTypeNode(node)) {
            const found = this.imported(node);
            if (!found) return any;
            return ts.visitEachChild(found, visit, context);
          }
          return ts.visitEachChild(node, visit, context);
        };
        return visit(root)!;
      },
    ]);
    const text = this.printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, file);
    return `${text.replace(/^export (default )?/, '')}\n`;
  }

  private imported(node: ts.ImportTypeNode): ts.ImportTypeNode | undefined {
    const { qualifier, argument, typeArguments, isTypeOf, attributes } = node;
    const to = (name: string, rest: ts.EntityName | undefined) =>
      ts.factory.updateImportTypeNode(
        node,
        ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name)),
        attributes,
        rest,
        typeArguments,
        isTypeOf,
      );
    if (!qualifier) {
      const module = this.symbols.meant((argument as ts.LiteralTypeNode).literal);
      return module && to(moduleName(module), undefined);
    }
    if (!ts.isIdentifier(qualifier)) return undefined;
    const found = this.symbols.meant(qualifier);
    if (!found || isModule(found)) return undefined;
    return to(nameOf(found.declarations![0]!.getSourceFile()), ts.factory.createIdentifier(localName(found)));
  }
}
