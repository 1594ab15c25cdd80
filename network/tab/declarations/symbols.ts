import ts from 'typescript';

/** What the names of a program stand for. */
export class Symbols {
  readonly checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  /** What a name stands for; nothing where its package is left out. */
  meant(node: ts.Node): ts.Symbol | undefined {
    return this.followed(this.checker.getSymbolAtLocation(node));
  }

  followed(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    const found = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return found?.declarations?.length ? found : undefined;
  }

  exportsOf(module: ts.Symbol): [name: string, symbol: ts.Symbol][] {
    return this.checker.getExportsOfModule(module).flatMap((symbol): [string, ts.Symbol][] => {
      const found = this.followed(symbol);
      return found ? [[symbol.name, found]] : [];
    });
  }
}
