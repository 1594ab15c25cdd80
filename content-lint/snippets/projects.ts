import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResultCache } from './cache';
import { dispositionOf } from './disposition';
import { listFiles } from '../../core/files';
import { checkCrate, listCrates } from './noir/examples';
import { findSources } from './noir/sources';
import { missingFromLedger, notInLedger } from './noir/ledger';
import { noirFingerprint } from './noir/check';
import type { Result } from './result';
import type { Tally } from './tally';
import { typescriptChecker } from './typescript/check';
import { checkExamples, listTypeScript } from './typescript/examples';
import type { Block, Problem, Unit, VersionId } from './types';
import { hashOf } from './units';
import { NIGHTLY, VERSIONS } from '../../core/versions';
import { versionOfPath } from './versions';

const EXTENSIONS: Record<string, string> = {
  '.sol': 'solidity',
  '.json': 'json',
  '.toml': 'toml',
  '.yml': 'yaml',
  '.yaml': 'yaml',
  '.sh': 'bash',
};
const WHOLE_PROJECT = new Set(['typescript', 'noir']);

interface Context {
  root: string;
  references: Block[];
  full: boolean;
  cache: ResultCache;
  tally: Tally;
}

/** Files of examples in languages that are checked file by file: those that pages show, or all of them. */
export function fileUnits(root: string, references: Block[], full: boolean): Unit[] {
  const shown = references
    .filter((block) => !WHOLE_PROJECT.has(checkerOf(block.fence.lang!)))
    .map((block) => [block.fence.file!, block.fence.lang!] as const);
  const all = full
    ? listFiles(path.join(root, 'examples'), (name) => path.extname(name) in EXTENSIONS)
        .filter((file) => !/package-lock\.json$/.test(file))
        .map((file) => [`examples/${file}`, EXTENSIONS[path.extname(file)]!] as const)
    : [];
  return [...new Map([...all, ...shown])].map(([file, language]) => fileUnit(root, file, language));
}

function checkerOf(language: string): string {
  const disposition = dispositionOf(language);
  return disposition?.kind === 'checked' ? disposition.checker : '';
}

function fileUnit(root: string, file: string, language: string): Unit {
  const text = readFileSync(path.join(root, file), 'utf8');
  const version = versionOfPath(file) ?? NIGHTLY.id;
  return {
    id: hashOf([version, language, file, text]),
    language,
    version,
    text,
    origins: text.split('\n').map((_, index) => ({ file, line: index + 1 })),
    at: { file, line: 1 },
    blocks: 0,
    title: file,
  };
}

/** Checks the example projects that are compiled as a whole. */
export async function checkProjects(context: Context): Promise<Pick<Result, 'problems' | 'noir'>> {
  const problems: Problem[] = [];
  const noir: Result['noir'] = [];
  for (const { id } of VERSIONS) {
    problems.push(...(await checkTypeScript(context, id)));
    const crates = await checkCrates(context, id);
    problems.push(...crates.problems);
    noir.push(...crates.noir);
  }
  return { problems, noir };
}

async function checkTypeScript(context: Context, version: VersionId): Promise<Problem[]> {
  const { root, references, full, cache, tally } = context;
  const shown = new Set(references.map((block) => block.fence.file));
  const all = listTypeScript(root, version);
  const files = all.filter((file) => full || shown.has(file));
  if (files.length === 0) return [];
  const fingerprint = typescriptChecker(root).fingerprint(version);
  const key = hashOf([...files, ...all.map((file) => readFileSync(path.join(root, file), 'utf8'))]);
  if (cache.get(key, fingerprint)) return [];
  const problems = await tally.time('examples: typescript', version, async () => checkExamples(root, version, files));
  if (problems.length === 0) cache.set(key, fingerprint, []);
  return problems;
}

async function checkCrates({ root, references, full, cache, tally }: Context, version: VersionId) {
  const shown = (folder: string) => references.some((block) => block.fence.file?.startsWith(`${folder}/`));
  const crates = listCrates(root, version).filter(({ folder }) => full || shown(folder));
  const noir = crates.map(({ hash }) => ({ hash, version }));
  if (crates.length === 0) return { problems: [], noir };
  if (!findSources(root, version)) {
    const missing = missingFromLedger(
      root,
      version,
      crates.map(({ hash }) => hash),
    );
    return {
      noir,
      problems: crates
        .filter(({ hash }) => missing.has(hash))
        .map(({ folder }) => ({ file: `${folder}/Nargo.toml`, line: 1, message: notInLedger(version) })),
    };
  }
  const fingerprint = noirFingerprint(root, version);
  const problems = await tally.time('examples: noir', version, async () => {
    const found: Problem[] = [];
    for (const { folder, hash, classes } of crates) {
      const key = `crate:${folder}:${hash}:${classes}`;
      if (cache.get(key, fingerprint)) continue;
      const result = await checkCrate(root, folder, version);
      if (result.length === 0) cache.set(key, fingerprint, []);
      cache.save();
      found.push(...result);
    }
    return found;
  });
  return { problems, noir };
}
