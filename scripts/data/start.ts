import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocVersion } from '../../core/versions';
import type { CliCommand, CliOption } from './commander';

/**
 * The package that defines `aztec start` is not on the registry at these versions, and its sources changed shortly
 * before them. The list is kept by hand in `start/<version>.tsv`; the first line of each file says where it is from.
 */
export function startCommand(version: DocVersion): CliCommand & { groups: Record<string, CliOption[]> } {
  const lines = readFileSync(path.join(__dirname, `start/${version}.tsv`), 'utf8').split('\n');
  const groups: Record<string, CliOption[]> = {};
  for (const line of lines.filter((text) => text && !text.startsWith('#'))) {
    const [group = '', flags = '', env, fallback] = line.split('\t');
    (groups[group] ??= []).push({ flags, env: env || undefined, default: fallback || undefined } as CliOption);
  }
  return { name: 'start', arguments: [], options: [], groups };
}
