/** Types of a page's program: each block a file that sees the names of those before it, as when it runs (link.ts). */
import ts from 'typescript';
import type { RunStep } from '../../../core/tab';
import type { Completions, Declarations, TypeProblem } from '../../../core/typesMessages';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  noLib: true,
  // `import 'name'` runs too.
  noUncheckedSideEffectImports: true,
  skipLibCheck: true,
  types: [],
};

/** Files of the packages begin with `#` too, which no package on earth does. */
const STEP = '#step-';
const LONGEST = 1_000;
const MOST = 50;

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

interface Module {
  file: string;
  names: string[];
}

/** The block as a file: one line before it, one after it. */
function moduleOf({ text }: RunStep, earlier: Module[]): { head: string; tail: string; names: string[] } {
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

/** As CodeMirror names them, which has a sign for each. */
const KINDS = new Map<string, string>([
  [ts.ScriptElementKind.alias, 'variable'],
  [ts.ScriptElementKind.classElement, 'class'],
  [ts.ScriptElementKind.constElement, 'constant'],
  [ts.ScriptElementKind.enumElement, 'enum'],
  [ts.ScriptElementKind.functionElement, 'function'],
  [ts.ScriptElementKind.interfaceElement, 'interface'],
  [ts.ScriptElementKind.keyword, 'keyword'],
  [ts.ScriptElementKind.memberFunctionElement, 'method'],
  [ts.ScriptElementKind.memberGetAccessorElement, 'property'],
  [ts.ScriptElementKind.memberVariableElement, 'property'],
  [ts.ScriptElementKind.moduleElement, 'namespace'],
  [ts.ScriptElementKind.typeElement, 'type'],
]);

export class Checker {
  private readonly files: Map<string, { text: string; version: number }>;
  private roots: string[] = [];
  private readonly service: ts.LanguageService;

  constructor({ lib, globals, files }: Declarations) {
    const all = { '/lib.d.ts': lib, '/globals.d.ts': globals };
    this.files = new Map(Object.entries(all).map(([name, text]) => [name, { text, version: 0 }]));
    for (const [name, text] of Object.entries(files)) this.files.set(`/${name}.d.ts`, { text, version: 0 });
    this.service = ts.createLanguageService(this.host());
  }

  private host(): ts.LanguageServiceHost {
    return {
      getCompilationSettings: () => OPTIONS,
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => '/lib.d.ts',
      getScriptFileNames: () => ['/lib.d.ts', '/globals.d.ts', ...this.roots],
      getScriptVersion: (name) => String(this.files.get(name)?.version),
      getScriptSnapshot: (name) => {
        const file = this.files.get(name);
        return file && ts.ScriptSnapshot.fromString(file.text);
      },
      fileExists: (name) => this.files.has(name),
      readFile: (name) => this.files.get(name)?.text,
      // What a program may import is declared in the globals; the rest is among ourselves.
      resolveModuleNameLiterals: (literals) =>
        literals.map(({ text }) => {
          const extension = text.startsWith(STEP) ? '.ts' : '.d.ts';
          const resolvedFileName = `/${text}${extension}`;
          return { resolvedModule: this.files.has(resolvedFileName) ? { resolvedFileName, extension } : undefined };
        }),
    };
  }

  private write(name: string, text: string): void {
    const known = this.files.get(name);
    if (known?.text !== text) this.files.set(name, { text, version: (known?.version ?? 0) + 1 });
  }

  /** The file of the last step, and where in it the step's own text begins. */
  private open(steps: RunStep[]): { file: string; begin: number } {
    const earlier: Module[] = [];
    let begin = 0;
    this.roots = steps.map((step, index) => {
      const name = `${STEP}${index}`;
      const { head, tail, names } = moduleOf(step, earlier);
      this.write(`/${name}.ts`, `${head}${step.text}${tail}`);
      begin = head.length;
      if (!step.alone) earlier.push({ file: name, names });
      return `/${name}.ts`;
    });
    return { file: this.roots.at(-1)!, begin };
  }

  /** What is wrong with the last step. */
  check(steps: RunStep[]): TypeProblem[] {
    const { file, begin } = this.open(steps);
    const { text } = steps.at(-1)!;
    const found = [...this.service.getSyntacticDiagnostics(file), ...this.service.getSemanticDiagnostics(file)];
    return found.slice(0, MOST).map(({ start = begin, length = 0, messageText }) => {
      // What stands before and after is ours: an error there is one of the text that ends or begins beside it.
      const from = Math.min(Math.max(0, start - begin), text.length);
      const to = Math.min(from + length, text.length);
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, LONGEST);
      return { from, to, line: text.slice(0, from).split('\n').length, message };
    });
  }

  /** What could stand at this place of the last step. */
  complete(steps: RunStep[], at: number): Completions | undefined {
    const { file, begin } = this.open(steps);
    const { text } = steps.at(-1)!;
    const found = this.service.getCompletionsAtPosition(file, begin + at, undefined);
    if (!found) return undefined;
    const written = /[\w$]*$/.exec(text.slice(0, at))![0].length;
    // Of names of modules it is what stands after the last slash, or all.
    const span = found.entries[0]?.replacementSpan;
    return {
      from: span ? span.start - begin : at - written,
      options: found.entries.map(({ name, kind, sortText }) => ({
        label: name,
        type: KINDS.get(kind) ?? 'variable',
        boost: -(Number.parseInt(sortText, 10) || 0),
      })),
    };
  }
}
