import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createHost, OPTIONS } from '../../../content-lint/snippets/typescript/host';
import type { VersionId } from '../../../content-lint/snippets/types';
import { ROOT } from '../../../content-lint/snippets/versions';

/** The packages whose exports are the reference; others are named only where a signature mentions their types. */
const PACKAGES = ['@aztec/aztec.js', '@aztec/accounts', '@aztec/entrypoints', '@aztec/pxe'];

/** Entry points that are no client's: the PXE's own simulator and its tests. */
const LEFT_OUT = new Set(['@aztec/pxe/simulator', '@aztec/pxe/testing']);

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

const packagesOf = (version: VersionId): string => path.join(ROOT, 'sdk', version, 'node_modules');

export const sourceOf = (version: VersionId) => ({
  packages: PACKAGES,
  version: manifest(packagesOf(version), PACKAGES[0]!).version,
});

/** All entry points in one program. */
export function openPackages(version: VersionId): { checker: ts.TypeChecker; entryPoints: EntryPoint[] } {
  const listed = listEntryPoints(packagesOf(version));
  const rootNames = listed.map(({ file }) => file);
  const program = ts.createProgram({ rootNames, options: OPTIONS, host: createHost(ROOT, version, new Map()) });
  const checker = program.getTypeChecker();
  const entryPoints = listed.map(({ name, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    return { name, exports: module ? checker.getExportsOfModule(module) : [] };
  });
  return { checker, entryPoints };
}
