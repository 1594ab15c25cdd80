import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';

interface FoundryProject {
  /** Folder from the root of the repository. */
  folder: string;
  remappings: string[];
}

/** The Foundry project that a file of the examples belongs to. */
export function foundryProject(root: string, file: string): FoundryProject | undefined {
  for (let folder = path.dirname(file); folder.startsWith('examples/'); folder = path.dirname(folder)) {
    const manifest = path.join(root, folder, 'foundry.toml');
    if (existsSync(manifest)) return { folder, remappings: readRemappings(root, folder, manifest) };
  }
  return undefined;
}

/** Remappings to folders that are at hand; packages are looked for in our own node_modules instead. */
function readRemappings(root: string, folder: string, manifest: string): string[] {
  const { profile } = parse(readFileSync(manifest, 'utf8')) as { profile?: { default?: { remappings?: string[] } } };
  return (profile?.default?.remappings ?? [])
    .map((remapping) => remapping.split('='))
    .map(([prefix, target = '']) => [prefix, `${path.join(folder, target)}`] as const)
    .filter(([, target]) => existsSync(path.join(root, target)))
    .map(([prefix, target]) => `${prefix}=${target}`);
}

/** Relative imports that leave the project's folder: forge does not find these, a remapping it does. */
export function importsThatLeave(project: FoundryProject, file: string, text: string) {
  return text.split('\n').flatMap((line, index) => {
    const target = /^\s*(?:import|\}).*"(\.[^"]+)"/.exec(line)?.[1];
    if (!target) return [];
    const inside = !path.relative(project.folder, path.join(path.dirname(file), target)).startsWith('..');
    return inside ? [] : [{ line: index + 1, message: `error: ${target} leaves the Foundry project; add a remapping` }];
  });
}
