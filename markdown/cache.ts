import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../core/files';
import { parseFrontMatter } from '../core/frontMatter';
import { inputsOf, parseInput, stampOf, writeIfNew } from './inputs';

const ROOT = path.resolve(__dirname, '..');
/** The code that makes pages: when it changes, all of them are made again. */
const CODE = ['config', 'core', 'markdown', 'plugins', 'content-lint/snippets'];
const CODE_FILE = /(?<!\.test)\.(ts|js|json)$/;

export const codeFiles = (siteDir: string): string[] =>
  CODE.flatMap((folder) =>
    listFiles(path.join(siteDir, folder), (name) => CODE_FILE.test(name)).map((name) =>
      path.join(siteDir, folder, name),
    ),
  );

export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

const digests = new Map<string, { stamp: string; digest: string }>();

/** What a file says, in short; empty where there is none. */
function digestOf(file: string): string {
  const stamp = stampOf(file);
  const known = digests.get(file);
  if (known?.stamp === stamp) return known.digest;
  const made = { stamp, digest: stamp && digest(fs.readFileSync(file)) };
  digests.set(file, made);
  return made.digest;
}

const digestAll = (files: readonly string[]): string => digest(...files.map(digestOf));
let code: string | undefined;
/** The code that runs is that of the start, whatever becomes of its files. */
const codeDigest = (): string => (code ??= digestAll([...codeFiles(ROOT), path.join(ROOT, 'package-lock.json')]));

/** Lets go of the files of a folder that a build did not use. */
export function forgetOthers(dir: string, used: ReadonlySet<string>): void {
  for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : [])
    if (!used.has(name)) fs.rmSync(path.join(dir, name), { force: true });
}

export interface Keeping {
  siteDir: string;
  kind: string;
  name: string;
  /** What it is made from, besides the code and the pages. */
  from?: string;
  /** Pages that it is made from, with all that these are made from. */
  pages?: readonly string[];
}

interface Cached<T> {
  key: string;
  inputs: string[];
  value: T;
}

const read = <T>(file: string): Cached<T> | undefined => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Cached<T>;
  } catch {
    // Never made, or the build that wrote it was stopped.
    return undefined;
  }
};

/** Names of files may not be as long as two addresses. */
const cacheFile = (siteDir: string, kind: string, name: string): string =>
  path.join(siteDir, '.docusaurus/site-cache', kind, `${digest(name)}.json`);

/**
 * What takes long to make is cached between builds, and made again only when something that it was made from says
 * something else: the code of the build, `from`, a page, or a file that a page was made from. `docusaurus clear` lets
 * go of all.
 */
export async function cached<T>(keeping: Keeping, make: () => T | Promise<T>): Promise<T> {
  const { siteDir, kind, name, from = '', pages = [] } = keeping;
  const file = cacheFile(siteDir, kind, name);
  const keyOf = (inputs: readonly string[]): string =>
    digest(codeDigest(), from, digestAll([...pages, ...inputs.map((input) => path.resolve(siteDir, input))]));
  const known = read<T>(file);
  if (known && known.key === keyOf(known.inputs)) return known.value;
  const value = await make();
  const inputs = [...new Set(pages.flatMap(inputsOf))].map((input) => path.relative(siteDir, input));
  writeIfNew(file, JSON.stringify({ key: keyOf(inputs), inputs, value } satisfies Cached<T>));
  return value;
}

/** As `parseInput`, and cached between builds until the file says something else. */
export function cachedInput<T>(
  { siteDir, kind, page }: { siteDir: string; kind: string; page: string },
  file: string,
  parse: (text: string) => T,
): T {
  const make = (text: string): T => {
    const at = cacheFile(siteDir, kind, path.relative(siteDir, file));
    const key = digest(codeDigest(), text);
    const known = read<T>(at);
    if (known?.key === key) return known.value;
    const value = parse(text);
    writeIfNew(at, JSON.stringify({ key, inputs: [], value } satisfies Cached<T>));
    return value;
  };
  return parseInput(page, file, make, kind);
}

/** The front matter of a page, as it was written. The path is absolute. */
export const frontMatterOf = (page: string): Record<string, unknown> =>
  parseInput(page, page, parseFrontMatter, 'front-matter');
