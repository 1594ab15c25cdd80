import ts from 'typescript';
import { placeKey } from './output';
import type { Source } from './programs';

interface Edit {
  from: number;
  to: number;
  text: string;
}

const parse = (text: string) => ts.createSourceFile('program.ts', text, ts.ScriptTarget.Latest, true);

const apply = (text: string, edits: Edit[]): string =>
  edits
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((result, { from, to, text: put }) => `${result.slice(0, from)}${put}${result.slice(to)}`, text);

/** Puts a call that names the line before each statement. */
export const marked = (source: Source): string => apply(source.text, marks(parse(source.text), source.origins));

/** The same as the body of a function: imports become part of it, and nothing is exported. */
export function markedPart(source: Source): string {
  const file = parse(source.text);
  const edits = marks(file, source.origins);
  for (const statement of file.statements) {
    const [from, to] = [statement.getStart(file), statement.end];
    if (ts.isImportDeclaration(statement)) edits.push({ from, to, text: dynamicImport(statement) });
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const exported = modifiers.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (exported) edits.push({ from: exported.getStart(file), to: exported.end, text: '' });
  }
  return apply(source.text, edits);
}

function dynamicImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
  const loaded = `await import(${moduleSpecifier.getText()})`;
  if (!importClause) return `${loaded};`;
  if (importClause.isTypeOnly) return '';
  const { name, namedBindings } = importClause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return `const ${namedBindings.name.text} = ${loaded};`;
  const names = (namedBindings?.elements ?? [])
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ? `${element.propertyName.text}: ` : '') + element.name.text);
  if (name) names.push(`default: ${name.text}`);
  return `const { ${names.join(', ')} } = ${loaded} as any;`;
}

function marks(file: ts.SourceFile, origins: Source['origins']): Edit[] {
  const edits: Edit[] = [];
  const note = (statement: ts.Statement): void => {
    if (!isExecuted(statement)) return;
    const from = statement.getStart(file);
    const place = origins[file.getLineAndCharacterOfPosition(from).line]!;
    edits.push({ from, to: from, text: `globalThis.__at(${JSON.stringify(placeKey(place))}); ` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isSourceFile(node) || ts.isBlock(node)) node.statements.forEach(note);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

const isDeclared = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;

const isExecuted = (statement: ts.Statement): boolean =>
  ts.isExpressionStatement(statement) ||
  (ts.isVariableStatement(statement) && !isDeclared(statement)) ||
  ts.isIfStatement(statement) ||
  ts.isForOfStatement(statement) ||
  ts.isForStatement(statement) ||
  ts.isReturnStatement(statement) ||
  ts.isThrowStatement(statement) ||
  ts.isTryStatement(statement);
