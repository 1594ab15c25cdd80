import path from 'node:path';
import ts from 'typescript';

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
export const STAND_INS: Record<string, string> = {
  'node:assert/strict': path.join(__dirname, '../stand-ins/assert.ts'),
  'node:test': path.join(__dirname, '../stand-ins/nodeTest.ts'),
};
export const BUFFER = require.resolve('buffer/index.d.ts');

/** What is not of the release, and its contracts for Ethereum, are `any` here: they would be most of the text. */
const isKnown = (name: string): boolean => /^(\.|@aztec\/(?!(ethereum|l1-artifacts)(\/|$)))/.test(name);

/** Names are resolved as in the SDK's folder. */
export function open(sdk: string, modules: readonly string[]): { program: ts.Program; entry: ts.SourceFile } {
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

export const isStandIn = ({ fileName }: ts.SourceFile): boolean => Object.values(STAND_INS).includes(fileName);
