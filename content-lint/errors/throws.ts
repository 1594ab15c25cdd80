import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../core/files';

/** A message that code throws: what varies stands in braces. */
export interface Throw {
  file: string;
  line: number;
  text: string;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined && right === undefined ? undefined : `${left ?? '{…}'}${right ?? '{…}'}`;
  }
  return undefined;
}

/** What is thrown or given to a constructor of an error, with its text written out. */
export function throwsIn(file: string, code: string): Throw[] {
  const found: Throw[] = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isError = ts.isNewExpression(node) && /Error$/.test(node.expression.getText());
    const isSuper = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
    const text = isError || isSuper ? textOf((node as ts.NewExpression).arguments?.[0] ?? node) : undefined;
    if (text !== undefined && /[a-z]{3}/i.test(text))
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All literal throws of a package. */
export const throwsOf = (packages: string, name: string): Throw[] => {
  const folder = path.join(packages, '@aztec', name, 'dest');
  return listFiles(folder, (file) => file.endsWith('.js') && !file.endsWith('.test.js')).flatMap((file) =>
    throwsIn(`${name}/${file}`, readFileSync(path.join(folder, file), 'utf8')),
  );
};
