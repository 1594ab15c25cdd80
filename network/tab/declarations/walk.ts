import ts from 'typescript';
import { isModule, statementOf } from './names';
import { isStandIn } from './program';
import type { Symbols } from './symbols';

/** Finds what can be reached, from name to name. */
export class Walk {
  /** By file: its statements that are needed. */
  readonly reached = new Map<ts.SourceFile, Set<ts.Node>>();
  /** By file: what it has from others, by the name that it gives to it. */
  readonly imports = new Map<ts.SourceFile, Map<string, ts.Symbol>>();
  /** Modules that somebody names as a whole. */
  readonly whole = new Set<ts.Symbol>();
  private readonly waiting: ts.Node[] = [];

  constructor(
    private readonly program: ts.Program,
    private readonly symbols: Symbols,
  ) {}

  private reach(symbol: ts.Symbol): void {
    if (!isModule(symbol)) return symbol.declarations!.forEach((declaration) => this.need(declaration));
    if (this.whole.has(symbol)) return;
    this.whole.add(symbol);
    for (const [, each] of this.symbols.exportsOf(symbol)) this.reach(each);
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
      const symbol = ts.isIdentifier(node) ? this.symbols.checker.getSymbolAtLocation(node) : undefined;
      const found = this.symbols.followed(symbol);
      if (found) this.reach(found);
      if (found && found !== symbol && symbol!.declarations![0]!.getSourceFile() === file) {
        const known = this.imports.get(file) ?? new Map<string, ts.Symbol>();
        this.imports.set(file, known.set((node as ts.Identifier).text, found));
      }
      ts.forEachChild(node, (child) => visit(child, file));
    };
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) visit(next, next.getSourceFile());
  }

  /** All that a module exports; by its name, or its file. */
  module(of: ts.StringLiteral | ts.SourceFile): void {
    const module = this.symbols.meant(of);
    if (!module) throw new Error(`${of.getText()} declares nothing.`);
    for (const [, symbol] of this.symbols.exportsOf(module)) this.reach(symbol);
  }

  global(name: string): void {
    const found = this.symbols.checker.resolveName(name, undefined, ts.SymbolFlags.Value, false);
    if (!found) throw new Error(`Browsers have no ${name}.`);
    this.reach(found);
  }
}
