import ts from 'typescript';
import type { Declarations } from '../../../core/typesMessages';
import { declaredBy, isModule, localName, moduleName, nameOf } from './names';
import { StatementPrinter } from './printer';
import type { Symbols } from './symbols';
import type { Walk } from './walk';

/** What was reached, as files that import from each other. */
export class Texts {
  private readonly printer: StatementPrinter;

  constructor(
    private readonly program: ts.Program,
    private readonly symbols: Symbols,
  ) {
    this.printer = new StatementPrinter(symbols);
  }

  /** `import` or `export`, of a thing or of a whole module, from where it is declared. */
  private line(word: 'import' | 'export', name: string, symbol: ts.Symbol): string {
    if (isModule(symbol)) return `${word} * as ${name} from '${moduleName(symbol)}';\n`;
    const own = localName(symbol);
    const names = own === name ? name : `${own} as ${name}`;
    return `${word} { ${names} } from '${nameOf(symbol.declarations![0]!.getSourceFile())}';\n`;
  }

  private exportsText(module: ts.Symbol): string {
    return this.symbols
      .exportsOf(module)
      .map(([name, symbol]) => this.line('export', name, symbol))
      .join('');
  }

  /** All that was reached, file by file. */
  files({ reached, imports, whole }: Walk): Pick<Declarations, 'globals' | 'files'> {
    const files: Record<string, string> = {};
    let globals = '';
    for (const [file, statements] of reached) {
      const inOrder = [...statements].sort((a, b) => a.pos - b.pos);
      const text = inOrder.map((statement) => this.printer.print(statement, file)).join('');
      if (!ts.isExternalModule(file)) {
        globals += text;
        continue;
      }
      const lines = [...(imports.get(file) ?? [])].map(([name, symbol]) => this.line('import', name, symbol));
      const names = [...new Set(inOrder.flatMap(declaredBy))];
      files[nameOf(file)] = `${lines.join('')}${text}export { ${names.join(', ')} };\n`;
    }
    for (const module of whole) files[moduleName(module)] ??= this.exportsText(module);
    return { globals, files };
  }

  /** What can be imported under this name. */
  entry(specifier: ts.StringLiteral): string {
    const module = this.symbols.meant(specifier)!;
    return `declare module '${specifier.text}' {\n${this.exportsText(module)}}\n`;
  }

  /** The files that say what JavaScript has. */
  lib(): string {
    const files = this.program.getSourceFiles().filter((file) => this.program.isSourceFileDefaultLibrary(file));
    return files
      .filter(({ fileName }) => !fileName.endsWith('lib.webworker.d.ts'))
      .flatMap((file) => file.statements.map((statement) => this.printer.print(statement, file)))
      .join('');
  }
}
