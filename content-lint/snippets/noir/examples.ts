import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../core/files';
import type { Problem, VersionId } from '../types';
import { hashOf } from '../units';
import { checkClasses, listClasses } from './classes';
import { compileCrate, projectFile } from './compiler';
import { addDependencies, findSources, manifestText, readManifest, readSources, type Crate } from './sources';

export interface ExampleCrate {
  /** Folder from the root of the repository. */
  folder: string;
  hash: string;
  /** The class files of the version, which are compared with the compiled contract. */
  classes: string;
}

export function listCrates(root: string, version: VersionId): ExampleCrate[] {
  const base = path.join(root, 'examples', version);
  return listFiles(base, (name) => name === 'Nargo.toml')
    .map((file) => path.join('examples', version, path.dirname(file)))
    .filter((folder) => readManifest(path.join(root, folder)).package)
    .map((folder) => ({ folder, hash: hashCrate(root, folder), classes: hashClasses(root, version) }));
}

function hashClasses(root: string, version: VersionId): string {
  return hashOf(listClasses(root, version).map((file) => readFileSync(path.join(root, file), 'utf8')));
}

function hashCrate(root: string, folder: string): string {
  const manifest = readFileSync(path.join(root, folder, 'Nargo.toml'), 'utf8');
  return hashOf([manifest, ...readSources(path.join(root, folder)).flat()]);
}

/** Compiles one project as its users would, dependencies included. */
async function compileExample(root: string, folder: string, version: VersionId) {
  const sources = findSources(root, version);
  if (!sources) throw new Error('the sources of Aztec.nr are not at hand');
  const full = path.join(root, folder);
  const manifest = readManifest(full);
  const kind = manifest.package?.type === 'contract' ? 'contract' : 'program';
  const crate: Crate = new Map();
  const table = addDependencies(crate, manifest.dependencies ?? {}, { folder: full, sources });
  crate.set(
    projectFile('Nargo.toml'),
    manifestText(manifest.package?.name ?? 'example', kind === 'contract' ? 'contract' : 'bin', table),
  );
  for (const [file, text] of readSources(full)) {
    if (file === 'lib.nr') crate.set(projectFile('src/main.nr'), `${text}\nfn main() {}\n`);
    else crate.set(projectFile(`src/${file}`), text);
  }
  return compileCrate(crate, kind);
}

export async function checkCrate(root: string, folder: string, version: VersionId): Promise<Problem[]> {
  try {
    const { diagnostics, contract } = await compileExample(root, folder, version);
    if (contract) return checkClasses(root, version, contract as Parameters<typeof checkClasses>[2]);
    const own = diagnostics.filter(({ file }) => file?.startsWith(projectFile('')));
    const elsewhere = diagnostics.slice(0, own.length > 0 ? 0 : 3);
    return [
      ...own.map(({ file, line, message }) => ({
        file: path.join(folder, path.relative(projectFile(''), file!)),
        line: Math.max(line ?? 1, 1),
        message: `error: ${message}`,
      })),
      ...elsewhere.map(({ file, message }) => ({
        file: path.join(folder, 'Nargo.toml'),
        line: 1,
        message: `error: ${message} (reported in ${file ?? 'generated code'})`,
      })),
    ];
  } catch (error) {
    return [{ file: path.join(folder, 'Nargo.toml'), line: 1, message: `error: ${(error as Error).message}` }];
  }
}
