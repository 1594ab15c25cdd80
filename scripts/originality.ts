/**
 * Compares our prose with another set of Markdown files and lists runs of nine words that both have:
 * `npx tsx scripts/originality.ts <folder>`. Code, commands, links and identifiers do not count.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prose, readPage } from '../content-lint/page';
import { allPages, ROOT } from '../content-lint/snippets/versions';
import { listPages } from '../core/files';

const RUN = 9;
const MOST_OVERALL = 0.005;
const MOST_ON_A_PAGE = 0.02;

const words = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'’-]*|\d+/g) ?? [];
const runs = (list: string[]): string[] =>
  list.slice(0, Math.max(0, list.length - RUN + 1)).map((_, i) => list.slice(i, i + RUN).join(' '));

/** Theirs may not parse as MDX: code and tags are cut out roughly, which can only find more shared runs, not fewer. */
function theirRuns(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of listPages(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
      .replace(/```[\s\S]*?```/g, ' ')
      .replace(/`[^`]*`/g, ' ')
      .replace(/\]\([^)]*\)/g, '] ');
    for (const run of runs(words(text))) found.add(run);
  }
  return found;
}

function main(folder: string | undefined): number {
  if (!folder) {
    console.error('Name the folder with the Markdown files to compare with: npx tsx scripts/originality.ts <folder>');
    return 2;
  }
  const theirs = theirRuns(folder);
  let shared = 0;
  let total = 0;
  let failed = false;
  for (const { file } of allPages()) {
    const text = prose(readPage(ROOT, file)).map((part) => part.text);
    const own = runs(words(text.join(' ')));
    const hits = own.filter((run) => theirs.has(run));
    shared += hits.length;
    total += own.length;
    const ratio = own.length ? hits.length / own.length : 0;
    if (ratio > MOST_ON_A_PAGE) failed = true;
    if (hits.length) console.log(`${(ratio * 100).toFixed(2)} % ${file}: ${hits[0]}`);
  }
  console.log(`${theirs.size} runs of theirs, ${total} of ours, ${((shared / total) * 100).toFixed(3)} % shared`);
  return failed || shared / total > MOST_OVERALL || theirs.size === 0 ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
