import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import { sidebarsFile, type Version } from '../../core/versions';

/** Everything that belongs to one version, by path in the repository. */
export const placesOf = (version: Version): string[] => [
  version.folder,
  sidebarsFile(version),
  `data/${version.id}`,
  `examples/${version.id}`,
  `sdk/${version.id}`,
  `scripts/data/start/${version.id}.tsv`,
];

const isInstalled = (file: string): boolean => /[\\/](node_modules|target)$/.test(file);

/** Copies what belongs to one version to where the other keeps it. */
export function copyVersion(root: string, from: Version, to: Version): void {
  const targets = placesOf(to);
  placesOf(from).forEach((place, i) => {
    const source = path.join(root, place);
    if (!existsSync(source)) return;
    cpSync(source, path.join(root, targets[i]!), { recursive: true, filter: (file) => !isInstalled(file) });
  });
}

export function removeVersion(root: string, version: Version): void {
  for (const place of placesOf(version)) rmSync(path.join(root, place), { recursive: true, force: true });
}

/** Rewrites the text files of a folder; files that stay the same are left alone. */
export function rewrite(root: string, folder: string, change: (text: string, name: string) => string): void {
  for (const name of listFiles(path.join(root, folder), (file) =>
    /\.(mdx?|toml|json|nr|ts|tsx|sol|ya?ml)$/.test(file),
  )) {
    const file = path.join(root, folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, name);
    if (changed !== text) writeFileSync(file, changed);
  }
}
