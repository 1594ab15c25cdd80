import path from 'node:path';
import { listFiles } from '../../../core/files';
import type { Problem, VersionId } from '../types';
import { toFinding } from './check';
import { openProgram } from './host';

/** Type-checks the TypeScript files of one version's examples, as they stand on disk. */
export function checkExamples(root: string, version: VersionId, files: string[]): Problem[] {
  if (files.length === 0) return [];
  const rootNames = files.map((file) => path.join(root, file));
  const program = openProgram(root, version, new Map(), rootNames);
  return rootNames.flatMap((name) => {
    const file = program.getSourceFile(name);
    if (!file) return [{ file: path.relative(root, name), line: 1, message: 'cannot be read' }];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((diagnostic) => ({
      file: path.relative(root, name),
      ...toFinding(file, diagnostic),
    }));
  });
}

export function listTypeScript(root: string, version: VersionId): string[] {
  const folder = path.join(root, 'examples', version);
  return listFiles(folder, (name) => /\.(ts|tsx|mts)$/.test(name)).map((name) => `examples/${version}/${name}`);
}
