import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenLiterals } from '../../core/errors/pattern';
import { listFiles } from '../../core/files';

/** Between two parts of a message stands an expression; longer ones are another statement. */
const GAP = 400;
const SKIPPED = /node_modules|\.map$|\.test\.js$/;
/** One build of each package is enough. */
const BUILDS: Record<string, string> = { 'bb.js': 'dest/node', 'noir-acvm_js': 'nodejs', viem: '_cjs/errors' };

export const plain = (text: string): string =>
  text
    .replace(/\\n/g, ' ')
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ');

function codeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(js|wasm)$/.test(file) && !SKIPPED.test(file))
    .map((file) => plain(readFileSync(path.join(folder, file), file.endsWith('.wasm') ? 'latin1' : 'utf8')))
    .join('\n');
}

interface Artifact {
  functions: { abi: { error_types?: Record<string, { string?: string }> } }[];
}

/** The assertion texts of the published contracts. */
function assertionsOf(packages: string): string {
  const found = ['noir-contracts.js', 'protocol-contracts', 'accounts'].flatMap((name) => {
    const folder = path.join(packages, '@aztec', name, 'artifacts');
    return listFiles(folder, (file) => file.endsWith('.json')).flatMap((file) =>
      (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Artifact).functions.flatMap(({ abi }) =>
        Object.values(abi.error_types ?? {}).flatMap((error) => error.string ?? []),
      ),
    );
  });
  return [...new Set(found)].map((text) => `\n${plain(text)}\n`).join('');
}

/** The code of a package, its WebAssembly included; undefined where the version's packages do not hold it. */
export function sourceText(packages: string, from: string): string | undefined {
  if (from === 'contracts') return assertionsOf(packages);
  const name = from.replace('@aztec/', '');
  const folder = path.join(packages, from, BUILDS[name] ?? 'dest');
  return existsSync(folder) ? codeOf(folder) : undefined;
}

/** Whether a message stands in code: its parts in order, with an expression between each two. */
export function says(code: string, message: string): boolean {
  const parts = writtenLiterals(message).map((part) => part.trim());
  const follows = (from: number, [next, ...rest]: string[]): boolean => {
    if (next === undefined) return true;
    const at = code.indexOf(next, from);
    return at >= 0 && at - from <= GAP && follows(at + next.length, rest);
  };
  const [first = '', ...rest] = parts;
  for (let at = code.indexOf(first); at >= 0; at = code.indexOf(first, at + 1))
    if (follows(at + first.length, rest)) return true;
  return false;
}
