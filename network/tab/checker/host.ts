import ts from 'typescript';

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

/** By name; the version tells of a change. */
export type Files = Map<string, { text: string; version: number }>;

/** Files of the packages begin with `#` too, which no package on earth does. */
export const STEP = '#step-';

export function hostOf(files: Files, roots: () => string[]): ts.LanguageServiceHost {
  return {
    getCompilationSettings: () => OPTIONS,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib.d.ts',
    getScriptFileNames: () => ['/lib.d.ts', '/globals.d.ts', ...roots()],
    getScriptVersion: (name) => String(files.get(name)?.version),
    getScriptSnapshot: (name) => {
      const file = files.get(name);
      return file && ts.ScriptSnapshot.fromString(file.text);
    },
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name)?.text,
    // What a program may import is declared in the globals; the rest is among ourselves.
    resolveModuleNameLiterals: (literals) =>
      literals.map(({ text }) => {
        const extension = text.startsWith(STEP) ? '.ts' : '.d.ts';
        const resolvedFileName = `/${text}${extension}`;
        return { resolvedModule: files.has(resolvedFileName) ? { resolvedFileName, extension } : undefined };
      }),
  };
}
