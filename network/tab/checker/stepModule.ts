import ts from 'typescript';
import type { RunStep } from '../../../core/tab';

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const others = !namedBindings ? [] : ts.isNamespaceImport(namedBindings) ? [namedBindings] : namedBindings.elements;
    return [name, ...others.map((other) => other.name)].flatMap((each) => (each ? [each.text] : []));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

export interface Module {
  file: string;
  names: string[];
}

/** The block as a file: one line before it, one after it. */
export function moduleOf({ text }: RunStep, earlier: Module[]): { head: string; tail: string; names: string[] } {
  const { statements } = ts.createSourceFile('block.ts', text, ts.ScriptTarget.ES2022);
  const names = new Set(statements.flatMap(declared));
  const own = new Set(statements.filter((statement) => !isExported(statement)).flatMap(declared));
  const seen = new Set(names);
  const imports = [...earlier].reverse().map(({ file, names: offered }) => {
    const fresh = offered.filter((name) => !seen.has(name));
    fresh.forEach((name) => seen.add(name));
    return `import { ${fresh.join(', ')} } from '${file}';`;
  });
  return { head: `${imports.join(' ')}\n`, tail: `\nexport { ${[...own].join(', ')} };`, names: [...names] };
}
