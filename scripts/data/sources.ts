import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Definition {
  node: ts.Node;
  file: ts.SourceFile;
}

/** Named constants, functions and classes of a set of JavaScript or TypeScript folders; the first one wins. */
export class SourceIndex {
  readonly files: ts.SourceFile[] = [];
  private readonly names = new Map<string, Definition>();

  constructor(folders: string[]) {
    for (const folder of folders) listSources(folder).forEach((file) => this.add(file));
  }

  find(name: string, from?: ts.SourceFile): Definition | undefined {
    return (from && this.names.get(`${from.fileName}:${name}`)) ?? this.names.get(name);
  }

  private add(fileName: string): void {
    const file = ts.createSourceFile(fileName, readFileSync(fileName, 'utf8'), ts.ScriptTarget.Latest, true);
    this.files.push(file);
    for (const statement of file.statements) {
      for (const [name, node] of declarations(statement)) {
        this.names.set(`${fileName}:${name}`, { node, file });
        if (!this.names.has(name)) this.names.set(name, { node, file });
      }
    }
  }
}

function declarations(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      declaration.initializer && ts.isIdentifier(declaration.name)
        ? [[declaration.name.text, declaration.initializer] as [string, ts.Node]]
        : [],
    );
  }
  const named = (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name;
  return named ? [[named.text, statement]] : [];
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listSources(full);
    return /(?<!\.test|\.d)\.(ts|js)$/.test(entry.name) ? [full] : [];
  });
}
