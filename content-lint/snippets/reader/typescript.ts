import ts from 'typescript';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('block.tsx', text, ts.ScriptTarget.ES2022, true);

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));

function imported({ importClause }: ts.ImportDeclaration): string[] {
  const { name, namedBindings } = importClause ?? {};
  const named = namedBindings && (ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings]);
  return [...(name ? [name.text] : []), ...(named ?? []).map((each) => each.name.text)];
}

const isNamed = (
  node: ts.Node,
): node is
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** Names that a text introduces for what stands after it, and how. */
export function introduced(text: string): Map<string, 'import' | 'value'> {
  const found = new Map<string, 'import' | 'value'>();
  for (const statement of parse(text).statements) {
    if (ts.isImportDeclaration(statement)) imported(statement).forEach((name) => found.set(name, 'import'));
    else if (ts.isVariableStatement(statement))
      statement.declarationList.declarations
        .flatMap(({ name }) => bound(name))
        .forEach((name) => found.set(name, 'value'));
    else if (isNamed(statement) && statement.name) found.set(statement.name.text, 'value');
  }
  return found;
}

/** A place where an identifier stands for nothing that was introduced elsewhere. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isImportSpecifier(parent) ||
    ((ts.isMethodDeclaration(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) &&
      parent.name === node)
  );
}

/** Names that a text uses and does not introduce anywhere in it. */
export function missing(text: string): Set<string> {
  const used = new Set<string>();
  const own = new Set<string>(introduced(text).keys());
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) bound(node.name).forEach((name) => own.add(name));
    else if ((isNamed(node) || ts.isTypeParameterDeclaration(node)) && node.name) own.add(node.name.text);
    else if (ts.isIdentifier(node) && !isOwnName(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return new Set([...used].filter((name) => !own.has(name)));
}

/** Methods whose calls are sent to the network: `deploy`, `mint_to_public`, … */
export function sent(text: string): Set<string> {
  const found = new Set<string>();
  const methodOf = (node: ts.Node): string | undefined =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined;
  const visit = (node: ts.Node): void => {
    const method = methodOf(node);
    if (method && /^(send|wait|deployed)$/.test(method)) {
      const inner = methodOf(((node as ts.CallExpression).expression as ts.PropertyAccessExpression).expression);
      if (inner && !/^(send|wait|deployed)$/.test(inner)) found.add(inner);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

/** A text as a module that gives away all that it introduces. */
export function asModule(text: string): string {
  const exported = (node: ts.Statement) =>
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const already = parse(text)
    .statements.filter((statement) => exported(statement))
    .flatMap((statement) => [...introduced(statement.getText()).keys()]);
  const names = [...introduced(text).keys()].filter((name) => !already.includes(name));
  return `${text}\nexport { ${names.join(', ')} };\n`;
}
