import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { listFiles } from '../../../core/files';
import { versionById } from '../../../core/versions';
import type { VersionId } from '../types';
import { patchSource } from './patches';

type Dependency = { path: string } | { git: string; tag: string; directory?: string };

interface Manifest {
  package?: { name?: string; type?: string };
  dependencies?: Record<string, Dependency>;
}

/** In-memory files, by absolute path, that the compiler reads. */
export type Crate = Map<string, string>;

/** Folder with one subfolder for each tag of Aztec.nr, or undefined where the sources are not at hand. */
export function findSources(root: string, version: VersionId): string | undefined {
  const named = process.env.AZTEC_NR_SOURCES;
  const folders = named ? [named] : ['.sources', '../.sources'].map((name) => path.join(root, name, 'aztec-nr'));
  return folders.find((folder) => existsSync(path.join(folder, versionById(version).noirTag)));
}

/** Aztec.nr's own crates, as dependencies of the crate that snippets are compiled in. */
export function frameworkDependencies(sources: string, tag: string): Record<string, Dependency> {
  const folder = path.join(sources, tag);
  const manifests = listFiles(folder, (name) => name === 'Nargo.toml').filter((file) => file.split('/').length === 2);
  return Object.fromEntries(
    manifests
      .map((file) => path.dirname(file))
      .map((name) => [name.replace(/-/g, '_'), { path: path.join(folder, name) }]),
  );
}

export function readManifest(folder: string): Manifest {
  return parse(readFileSync(path.join(folder, 'Nargo.toml'), 'utf8')) as Manifest;
}

/** Loads dependencies and, in turn, theirs, into `crate`; returns lines for a `[dependencies]` table. */
export function addDependencies(
  crate: Crate,
  dependencies: Record<string, Dependency>,
  from: { folder: string; sources: string },
): string {
  return Object.entries(dependencies)
    .map(([alias, dependency]) => {
      const folder = locate(dependency, from);
      const target = `/deps/${alias}`;
      if (!crate.has(`${target}/Nargo.toml`)) addLibrary(crate, alias, folder, from.sources);
      return `${alias} = { path = "${target}" }`;
    })
    .join('\n');
}

function locate(dependency: Dependency, from: { folder: string; sources: string }): string {
  if ('path' in dependency) return path.resolve(from.folder, dependency.path);
  const repository = path.basename(dependency.git.replace(/\/$/, ''), '.git');
  const clone = path.join(path.dirname(from.sources), repository, dependency.tag);
  const folder = path.join(clone, dependency.directory ?? '');
  if (existsSync(path.join(folder, 'Nargo.toml'))) return folder;
  throw new Error(notAtHand(dependency, path.relative('.', clone)));
}

/** A part of a large repository is fetched alone. */
function notAtHand({ git, tag, directory }: { git: string; tag: string; directory?: string }, clone: string): string {
  const wanted = [tag, directory].filter(Boolean).join('/');
  const sparse = directory ? ' --filter=blob:none --sparse' : '';
  const part = directory ? ` && git -C ${clone} sparse-checkout set ${directory}` : '';
  return `dependency ${git}: no sources for ${wanted}. Get them, unless the tag or the directory is wrong:
    git clone --depth 1${sparse} --branch ${tag} ${git} ${clone}${part}`;
}

function addLibrary(crate: Crate, alias: string, folder: string, sources: string): void {
  const manifest = readManifest(folder);
  crate.set(`/deps/${alias}/Nargo.toml`, '');
  const table = addDependencies(crate, manifest.dependencies ?? {}, { folder, sources });
  crate.set(`/deps/${alias}/Nargo.toml`, manifestText(alias, 'lib', table));
  const files = readSources(folder);
  const nested = files.some(([file]) => file === `${alias}.nr`);
  for (const [file, text] of files) {
    crate.set(`/deps/${alias}/src/${libraryPath(alias, file, nested)}`, patchSource(`${alias}/${file}`, text));
  }
}

/** The compiler looks for the submodules of `<alias>/<alias>.nr` beside it, and takes a library's entry as lib.nr. */
function libraryPath(alias: string, file: string, nested: boolean): string {
  if (file === 'main.nr') return 'lib.nr';
  return nested && file.startsWith(`${alias}/`) ? file.slice(alias.length + 1) : file;
}

export function readSources(folder: string): [string, string][] {
  const src = path.join(folder, 'src');
  return listFiles(src, (name) => name.endsWith('.nr')).map((file) => [
    file,
    readFileSync(path.join(src, file), 'utf8'),
  ]);
}

export function manifestText(name: string, type: string, dependencies: string): string {
  return `[package]\nname = "${name}"\ntype = "${type}"\n\n[dependencies]\n${dependencies}\n`;
}
