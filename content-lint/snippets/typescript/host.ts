import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../../core/files';
import type { VersionId } from '../types';

export const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.disposable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
};

/** Files of packages, which do not change. */
const parsed = new Map<string, ts.SourceFile>();

interface Opened {
  program: ts.Program;
  virtual: Map<string, string>;
  rootNames: Set<string>;
}
const opened = new Map<string, Opened>();

/** Files in memory, by their full names, and files on disk, with the SDK of a version. What is open serves for less. */
export function openProgram(
  root: string,
  version: VersionId,
  virtual: Map<string, string>,
  files: string[] = [],
): ts.Program {
  const sdk = path.join(root, 'sdk', version);
  const before = opened.get(sdk);
  const isOpen =
    files.every((file) => before?.rootNames.has(file)) &&
    [...virtual].every(([name, text]) => before?.virtual.get(name) === text);
  if (before && isOpen) return before.program;
  const rootNames = [...virtual.keys(), ...files];
  const program = ts.createProgram({ rootNames, options: OPTIONS, host: createHost(root, version, virtual) });
  opened.set(sdk, { program, virtual, rootNames: new Set(rootNames) });
  return program;
}

/** A compiler host that adds in-memory files, and knows the SDK of one version. */
export function createHost(root: string, version: VersionId, virtual: Map<string, string>): ts.CompilerHost {
  const sdk = path.join(root, 'sdk', version);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.getCurrentDirectory = () => sdk;
  host.fileExists = (file) => virtual.has(file) || fileExists(file);
  host.readFile = (file) => virtual.get(file) ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = virtual.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true);
    const source = parsed.get(file) ?? getSourceFile.call(host, file, languageVersion, ...rest);
    if (source && file.includes('/node_modules/')) parsed.set(file, source);
    return source;
  };
  const modules = ts.createModuleResolutionCache(sdk, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, file, redirected, options, source) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(source, literal, options);
      const from = file.startsWith(sdk) ? file : sdkNeighbour(sdk, literal.text, file);
      const found = ts.resolveModuleName(literal.text, from, options, host, modules, redirected, mode);
      if (found.resolvedModule || !virtual.has(file) || !literal.text.startsWith('.')) return found;
      const example = findExample(root, version, literal.text);
      return example ? { resolvedModule: { resolvedFileName: example, extension: path.extname(example) } } : found;
    });
  return host;
}

/** Packages of an example resolve from the SDK, as if the example stood in its folder. */
function sdkNeighbour(sdk: string, specifier: string, file: string): string {
  return specifier.startsWith('.') || file.includes('/node_modules/') ? file : path.join(sdk, 'example.ts');
}

/** A snippet's `./artifacts/Counter.js` is the file of that name in the version's examples. */
export function findExample(root: string, version: VersionId, specifier: string): string | undefined {
  const wanted = specifier.replace(/^(\.\.?\/)+/, '').replace(/\.js$/, '');
  const folder = path.join(root, 'examples', version);
  const names = [`/${wanted}.ts`, `/${wanted}.tsx`, `/${wanted}`];
  const found = listFiles(folder, () => true).find((file) => names.some((name) => `/${file}`.endsWith(name)));
  return found && path.join(folder, found);
}

export function sdkFingerprint(root: string, version: VersionId): string {
  const lock = path.join(root, 'sdk', version, 'package-lock.json');
  return existsSync(lock) ? readFileSync(lock, 'utf8') : '';
}
