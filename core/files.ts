import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'target', 'dest', 'dist', '.cache']);

const inOrder = new Intl.Collator().compare;

/** For build and server: paths, relative to `folder`, of the files below it, in order. */
export function listFiles(folder: string, accept: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => inOrder(a.name, b.name))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        if (SKIPPED.has(entry.name)) return [];
        const inner = listFiles(path.join(folder, entry.name), accept);
        return inner.map((name) => `${entry.name}/${name}`);
      }
      return accept(entry.name) ? [entry.name] : [];
    });
}

/** The Markdown pages below a folder, in order. */
export const listPages = (folder: string): string[] => listFiles(folder, (name) => /\.mdx?$/.test(name));

/** Writes a file, with the folders that it is in. */
export async function writeInFolders(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
