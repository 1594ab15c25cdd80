import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createHost, OPTIONS } from '../content-lint/snippets/typescript/host';
import { ROOT } from '../content-lint/snippets/versions';
import { listFiles } from '../core/files';
import { STABLE } from '../core/versions';

// The packages are those of sdk/<version>, so the project's own type check does not know them.
test('the network type-checks with the packages of the stable release', () => {
  const options = { ...OPTIONS, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const names = listFiles(__dirname, (name) => name.endsWith('.ts') && !/\.test\.ts$|node_modules/.test(name));
  const rootNames = names.map((name) => path.join(__dirname, name));
  const program = ts.createProgram({ rootNames, options, host: createHost(ROOT, STABLE.id, new Map()) });
  const problems = rootNames.flatMap((name) => {
    const file = program.getSourceFile(name)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start }) =>
        `${path.basename(name)}:${file.getLineAndCharacterOfPosition(start!).line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 250)}`,
    );
  });
  expect(problems).toEqual([]);
});
