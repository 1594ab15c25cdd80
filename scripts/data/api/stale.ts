import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Made {
  file: string;
  text: string;
}

/** The files of a repository that are not what was made for them. */
export const staleFiles = (root: string, made: Made[]): string[] =>
  made
    .filter(({ file, text }) => {
      const full = path.join(root, file);
      return !existsSync(full) || readFileSync(full, 'utf8') !== text;
    })
    .map(({ file }) => file);
