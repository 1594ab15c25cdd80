import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The packages whose exports are the reference; others are named only where a signature mentions their types. */
const PACKAGES = ['@aztec/aztec.js', '@aztec/accounts', '@aztec/entrypoints', '@aztec/pxe'];

/** Entry points that are no client's: the PXE's own simulator and its tests. */
const LEFT_OUT = new Set(['@aztec/pxe/simulator', '@aztec/pxe/testing']);

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

export interface EntryPoint {
  name: string;
  exports: ts.Symbol[];
}

interface Manifest {
  version: string;
  exports: Record<string, string>;
}

const manifest = (packages: string, name: string): Manifest =>
  JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as Manifest;

/** Some manifests list entry points that the package does not hold. */
function listEntryPoints(packages: string): { name: string; file: string }[] {
  return PACKAGES.flatMap((name) =>
    Object.entries(manifest(packages, name).exports).map(([subpath, file]) => ({
      name: `${name}${subpath.slice(1)}`,
      file: path.join(packages, name, file.replace(/\.js$/, '.d.ts')),
    })),
  ).filter(({ name, file }) => !LEFT_OUT.has(name) && existsSync(file));
}

export const sourceOf = (packages: string) => ({
  packages: PACKAGES,
  version: manifest(packages, PACKAGES[0]!).version,
});

/** All entry points in one program. */
export function openPackages(packages: string): { checker: ts.TypeChecker; entryPoints: EntryPoint[] } {
  const listed = listEntryPoints(packages);
  const program = ts.createProgram(
    listed.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const entryPoints = listed.map(({ name, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    return { name, exports: module ? checker.getExportsOfModule(module) : [] };
  });
  return { checker, entryPoints };
}
