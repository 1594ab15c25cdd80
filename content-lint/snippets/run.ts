import path from 'node:path';
import { ResultCache } from './cache';
import { checkers } from './checkers';
import { dispositionOf, KNOWN_LANGUAGES } from './disposition';
import { checkProjects, fileUnits } from './projects';
import { extractPage } from './extract';
import { judge } from './judge';
import type { Result } from './result';
import { Tally } from './tally';
import type { Block, Checker, Findings, Page, Problem, Unit, VersionId } from './types';
import { readerOf } from './reader/reader';
import { assembleUnits } from './units';
import { NIGHTLY, VERSIONS } from '../../core/versions';
import { versionOfPath } from './versions';

export interface Options {
  root: string;
  files: string[];
  /** All pages of the site: examples are checked too, and the counts must hold. */
  full: boolean;
  cacheFile?: string;
}

export async function checkSnippets(options: Options): Promise<Result> {
  const { root, files, full } = options;
  const tally = new Tally();
  const pages = files.map((file) => extractPage(root, file, versionOfPath(file) ?? NIGHTLY.id));
  const problems = pages.flatMap((page) => [...page.problems, ...undisposed(page)]);
  pages.forEach((page) => tally.addPage(page));
  const assembled = pages.map(assembleUnits);
  problems.push(...assembled.flatMap((each) => each.problems));
  const readers = assembled.map((each, index) => readerOf(pages[index]!, each));
  problems.push(...readers.flatMap((each) => each.problems));
  const references = assembled.flatMap((each) => each.references);
  const units = [
    ...assembled.flatMap((each) => each.units),
    ...readers.flatMap((each) => each.units),
    ...fileUnits(root, references, full),
  ];
  const cache = new ResultCache(options.cacheFile ?? path.join(root, '.cache/snippets/results.json'));
  const noir: Result['noir'] = [];
  for (const { checker, version, group } of grouped(checkers(root, full), units)) {
    const found = await tally.time(checker.name, version, () => checkGroup(checker, version, group, cache));
    problems.push(...found);
    cache.save();
    if (checker.name === 'noir') noir.push(...group.map((unit) => ({ hash: unit.id, version })));
  }
  const projects = await checkProjects({ root, references, full, cache, tally });
  problems.push(...projects.problems);
  noir.push(...projects.noir);
  cache.save();
  return { pages, problems: sorted(problems), tally, noir };
}

function undisposed(page: Page): Problem[] {
  const unknown = (block: Block) => block.fence.lang && !dispositionOf(block.fence.lang);
  return page.blocks.filter(unknown).map((block) => ({
    file: block.file,
    line: block.line,
    message: `language "${block.fence.lang}" is not one of ${KNOWN_LANGUAGES.join(', ')}`,
  }));
}

function grouped(all: Record<string, Checker>, units: Unit[]) {
  return Object.values(all)
    .flatMap((checker) => VERSIONS.map(({ id: version }) => ({ checker, version })))
    .map(({ checker, version }) => ({
      checker,
      version,
      group: units.filter((unit) => {
        const disposition = dispositionOf(unit.language);
        const mine = disposition?.kind === 'checked' && disposition.checker === checker.name;
        return mine && unit.version === version;
      }),
    }))
    .filter(({ group }) => group.length > 0);
}

async function checkGroup(checker: Checker, version: VersionId, units: Unit[], cache: ResultCache): Promise<Problem[]> {
  const fingerprint = checker.fingerprint(version);
  const fresh: Findings = new Map();
  const unseen = units.filter((unit) => !cache.get(cacheKey(unit), fingerprint));
  const distinct = [...new Map(unseen.map((unit) => [cacheKey(unit), unit])).values()];
  if (distinct.length > 0) {
    const findings = await checker.check(distinct, version);
    for (const unit of distinct) {
      const found = findings.get(unit.id) ?? [];
      fresh.set(cacheKey(unit), found);
      if (found.length === 0 || unit.fails) cache.set(cacheKey(unit), fingerprint, found);
    }
  }
  return units.flatMap((unit) => {
    const key = cacheKey(unit);
    return judge(unit, fresh.get(key) ?? cache.get(key, fingerprint) ?? []);
  });
}

/** A unit that must fail is checked in another way than one that must pass. */
const cacheKey = (unit: Unit) => (unit.fails ? `${unit.id}:fails` : unit.id);

function sorted(problems: Problem[]): Problem[] {
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...distinct.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
