/** What the packages of a release declare, cut to what a reader's program can reach. */
import path from 'node:path';
import ts from 'typescript';
import type { Declarations } from '../../core/typesMessages';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.webworker.d.ts'],
  strict: true,
  declaration: true,
  skipLibCheck: true,
  types: [],
};

/** What the worker has in the place of modules of Node: ours. */
const STAND_INS: Record<string, string> = {
  'node:assert/strict': path.join(__dirname, 'stand-ins/assert.ts'),
  'node:test': path.join(__dirname, 'stand-ins/nodeTest.ts'),
};
const BUFFER = require.resolve('buffer/index.d.ts');

/** What is not of the release, and its contracts for Ethereum, are `any` here: they would be most of the text. */
const isKnown = (name: string): boolean => /^(\.|@aztec\/(?!(ethereum|l1-artifacts)(\/|$)))/.test(name);

/** What a worker has beside JavaScript itself. It has no network. */
const FROM_BROWSERS = [
  ...['console', 'crypto', 'performance', 'TextEncoder', 'TextDecoder', 'URLSearchParams', 'AbortController'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'atob', 'btoa'],
];
const FROM_NODE = `type Buffer<_ extends ArrayBufferLike = ArrayBufferLike> = import('#buffer/index').Buffer;
declare const Buffer: typeof import('#buffer/index').Buffer;
type BufferEncoding = string;
declare const process: { env: Record<string, string | undefined> };
declare function structuredClone<T>(value: T): T;
declare module '*.json' { const contract: any; export default contract; }
`;

/** Names are resolved as in the SDK's folder. */
function open(sdk: string, modules: readonly string[]): { program: ts.Program; entry: ts.SourceFile } {
  const file = path.join(sdk, 'entry.ts');
  const text = modules.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  const cache = ts.createModuleResolutionCache(sdk, (name) => name, OPTIONS);
  const at = (resolvedFileName: string, extension: string) => ({ resolvedModule: { resolvedFileName, extension } });
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text: name }) => {
      if (STAND_INS[name]) return at(STAND_INS[name], '.ts');
      if (name === 'buffer') return at(BUFFER, '.d.ts');
      return isKnown(name) ? ts.resolveModuleName(name, from, OPTIONS, host, cache) : { resolvedModule: undefined };
    });
  host.resolveTypeReferenceDirectiveReferences = (all) =>
    all.map(() => ({ resolvedTypeReferenceDirective: undefined }));
  const program = ts.createProgram({ rootNames: [file, BUFFER, ...Object.values(STAND_INS)], options: OPTIONS, host });
  return { program, entry: program.getSourceFile(file)! };
}

const isStandIn = ({ fileName }: ts.SourceFile): boolean => Object.values(STAND_INS).includes(fileName);

const isModule = ({ declarations }: ts.Symbol): boolean => !!declarations?.some(ts.isSourceFile);

/** `#`, and the path from its package on. */
const nameOf = ({ fileName }: ts.SourceFile): string =>
  `#${fileName.replace(/^.*\/(node_modules|tab)\//, '').replace(/(\.d)?\.ts$/, '')}`;

function statementOf(node: ts.Node): ts.Node {
  while (!ts.isSourceFile(node.parent)) node = node.parent;
  return node;
}

/** The names that a statement declares. */
function declaredBy(statement: ts.Node): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

/** As its file declares it, whatever it is exported as. */
const localName = ({ declarations, name }: ts.Symbol): string =>
  (ts.getNameOfDeclaration(declarations![0]) as ts.Identifier | undefined)?.text ?? name;

class Walk {
  private readonly checker: ts.TypeChecker;
  /** By file: its statements that are needed. */
  private readonly reached = new Map<ts.SourceFile, Set<ts.Node>>();
  private readonly waiting: ts.Node[] = [];
  /** By file: what it has from others, by the name that it gives to it. */
  private readonly imports = new Map<ts.SourceFile, Map<string, ts.Symbol>>();
  /** Modules that somebody names as a whole. */
  private readonly whole = new Set<ts.Symbol>();
  private readonly printer = ts.createPrinter({ removeComments: true });

  constructor(private readonly program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  /** What a name stands for; nothing where its package is left out. */
  private meant(node: ts.Node): ts.Symbol | undefined {
    return this.followed(this.checker.getSymbolAtLocation(node));
  }

  private followed(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    const found = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return found?.declarations?.length ? found : undefined;
  }

  private exportsOf(module: ts.Symbol): [name: string, symbol: ts.Symbol][] {
    return this.checker.getExportsOfModule(module).flatMap((symbol): [string, ts.Symbol][] => {
      const found = this.followed(symbol);
      return found ? [[symbol.name, found]] : [];
    });
  }

  reach(symbol: ts.Symbol): void {
    if (!isModule(symbol)) return symbol.declarations!.forEach((declaration) => this.need(declaration));
    if (this.whole.has(symbol)) return;
    this.whole.add(symbol);
    for (const [, each] of this.exportsOf(symbol)) this.reach(each);
  }

  private need(declaration: ts.Declaration): void {
    const file = declaration.getSourceFile();
    const isJavaScript = this.program.isSourceFileDefaultLibrary(file) && !file.fileName.endsWith('lib.webworker.d.ts');
    if (isJavaScript || isStandIn(file)) return;
    const statement = statementOf(declaration);
    const known = this.reached.get(file) ?? new Set();
    if (known.has(statement)) return;
    this.reached.set(file, known.add(statement));
    this.waiting.push(statement);
  }

  /** Goes from name to name until there is no new one. */
  follow(): void {
    const visit = (node: ts.Node, file: ts.SourceFile): void => {
      const symbol = ts.isIdentifier(node) ? this.checker.getSymbolAtLocation(node) : undefined;
      const found = this.followed(symbol);
      if (found) this.reach(found);
      if (found && found !== symbol && symbol!.declarations![0]!.getSourceFile() === file) {
        const known = this.imports.get(file) ?? new Map<string, ts.Symbol>();
        this.imports.set(file, known.set((node as ts.Identifier).text, found));
      }
      ts.forEachChild(node, (child) => visit(child, file));
    };
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) visit(next, next.getSourceFile());
  }

  private moduleName(module: ts.Symbol): string {
    const file = module.declarations!.find(ts.isSourceFile)!;
    return isStandIn(file) ? nameOf(file) : `${nameOf(file)}!`;
  }

  /** `import` or `export`, of a thing or of a whole module, from where it is declared. */
  private line(word: 'import' | 'export', name: string, symbol: ts.Symbol): string {
    if (isModule(symbol)) return `${word} * as ${name} from '${this.moduleName(symbol)}';\n`;
    const own = localName(symbol);
    const names = own === name ? name : `${own} as ${name}`;
    return `${word} { ${names} } from '${nameOf(symbol.declarations![0]!.getSourceFile())}';\n`;
  }

  private exportsText(module: ts.Symbol): string {
    return this.exportsOf(module)
      .map(([name, symbol]) => this.line('export', name, symbol))
      .join('');
  }

  /** Without comments; what its package does not have here is `any`, and `import('…').Name` leads to the declaration. */
  private print(statement: ts.Node, file: ts.SourceFile): string {
    const isGone = (name: ts.EntityName | ts.Expression): boolean => {
      while (!ts.isIdentifier(name))
        if (ts.isQualifiedName(name)) name = name.left;
        else if (ts.isPropertyAccessExpression(name)) name = name.expression;
        else return false;
      const symbol = this.checker.getSymbolAtLocation(name);
      return !symbol || (!!(symbol.flags & ts.SymbolFlags.Alias) && !this.followed(symbol));
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
      const module = this.meant((argument as ts.LiteralTypeNode).literal);
      return module && to(this.moduleName(module), undefined);
    }
    if (!ts.isIdentifier(qualifier)) return undefined;
    const found = this.meant(qualifier);
    if (!found || isModule(found)) return undefined;
    return to(nameOf(found.declarations![0]!.getSourceFile()), ts.factory.createIdentifier(localName(found)));
  }

  /** All that was reached, file by file. */
  texts(): Pick<Declarations, 'globals' | 'files'> {
    const files: Record<string, string> = {};
    let globals = '';
    for (const [file, statements] of this.reached) {
      const inOrder = [...statements].sort((a, b) => a.pos - b.pos);
      const text = inOrder.map((statement) => this.print(statement, file)).join('');
      if (!ts.isExternalModule(file)) {
        globals += text;
        continue;
      }
      const imports = [...(this.imports.get(file) ?? [])].map(([name, symbol]) => this.line('import', name, symbol));
      const names = [...new Set(inOrder.flatMap(declaredBy))];
      files[nameOf(file)] = `${imports.join('')}${text}export { ${names.join(', ')} };\n`;
    }
    for (const module of this.whole) files[this.moduleName(module)] ??= this.exportsText(module);
    return { globals, files };
  }

  /** What can be imported under this name. */
  entry(specifier: ts.StringLiteral): string {
    const module = this.meant(specifier)!;
    return `declare module '${specifier.text}' {\n${this.exportsText(module)}}\n`;
  }

  /** All that a module exports; by its name, or its file. */
  module(of: ts.StringLiteral | ts.SourceFile): void {
    const module = this.meant(of);
    if (!module) throw new Error(`${of.getText()} declares nothing.`);
    for (const [, symbol] of this.exportsOf(module)) this.reach(symbol);
  }

  global(name: string): void {
    const found = this.checker.resolveName(name, undefined, ts.SymbolFlags.Value, false);
    if (!found) throw new Error(`Browsers have no ${name}.`);
    this.reach(found);
  }

  /** The files that say what JavaScript has. */
  lib(): string {
    const files = this.program.getSourceFiles().filter((file) => this.program.isSourceFileDefaultLibrary(file));
    return files
      .filter(({ fileName }) => !fileName.endsWith('lib.webworker.d.ts'))
      .flatMap((file) => file.statements.map((statement) => this.print(statement, file)))
      .join('');
  }
}

/** A stand-in is ours, and so is not declared yet. */
function declare(program: ts.Program, file: string): string {
  let declared = '';
  program.emit(program.getSourceFile(file), (_, text) => (declared = text), undefined, true);
  return declared;
}

export function declarationsOf(sdk: string, modules: readonly string[]): Declarations {
  const { program, entry } = open(sdk, modules);
  const walk = new Walk(program);
  const specifiers = entry.statements.map(
    (statement) => (statement as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral,
  );
  specifiers.forEach((specifier) => walk.module(specifier));
  walk.module(program.getSourceFile(BUFFER)!);
  FROM_BROWSERS.forEach((name) => walk.global(name));
  walk.follow();
  const { globals, files } = walk.texts();
  const entries = specifiers.map((specifier) => walk.entry(specifier)).join('');
  const standIns = Object.fromEntries(
    Object.values(STAND_INS).map((file) => [nameOf(program.getSourceFile(file)!), declare(program, file)]),
  );
  return {
    lib: walk.lib(),
    globals: FROM_NODE + globals + entries,
    files: { ...files, ...standIns },
  };
}
