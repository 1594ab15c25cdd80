/** How the time of comparing the two versions grows with the number of pages: it must stay close to linear. */
import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STABLE } from '../../core/versions';
import { comparePagesOf } from '../../plugins/compare/pages';
import { compareSite } from '../../plugins/compare/site';

const PAGES = 60;
const FACTOR = 4;
/** Four times the pages may take this many times as long: linear, with room for noise. */
const LIMIT = FACTOR * 1.5;
const ROUNDS = 3;

const paragraph = (seed: number): string =>
  Array.from({ length: 12 }, (_, i) => `Word${(seed * 31 + i * 7) % 97} stands for sentence ${i} of the text.`).join(
    ' ',
  );

/** A page of five sections; every third page differs in one word, and every seventh in one section. */
function pageText(page: number, nightly: boolean): string {
  const sections = Array.from({ length: 5 }, (_, section) => {
    const changed = nightly && page % 3 === 0 && section === 2;
    const text = paragraph(page * 5 + section).replace(/^Word\d+/, changed ? 'Another' : '$&');
    return `## Section ${section}\n\n${text}\n\n\`\`\`ts\nconst value = ${section};\nconsole.log(value);\n\`\`\`\n`;
  });
  const extra = nightly && page % 7 === 0 ? `## Only in nightly\n\n${paragraph(page)}\n` : '';
  return `---\ntitle: Page ${page}\n---\n\nAn introduction.\n\n${sections.join('\n')}${extra}`;
}

function writeSite(pages: number): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'compare-bench-'));
  for (const [folder, nightly] of [
    [STABLE.folder, false],
    ['docs', true],
  ] as const) {
    mkdirSync(path.join(dir, folder), { recursive: true });
    for (let i = 0; i < pages; i += 1) writeFileSync(path.join(dir, folder, `page-${i}.md`), pageText(i, nightly));
  }
  return dir;
}

/** Processor time, which other work on the machine disturbs less than the clock. */
async function measure(pages: number): Promise<number> {
  const dir = writeSite(pages);
  const start = process.cpuUsage();
  const site = await compareSite(dir);
  const made = comparePagesOf(site).size;
  const { user, system } = process.cpuUsage(start);
  rmSync(dir, { recursive: true });
  if (made !== pages + 2) throw new Error(`expected ${pages + 2} pages, got ${made}`);
  return (user + system) / 1000;
}

async function best(pages: number): Promise<number> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(pages));
  return Math.min(...times);
}

async function main(): Promise<void> {
  // The first run pays for the compiler of the engine.
  await measure(PAGES);
  const one = await best(PAGES);
  const four = await best(PAGES * FACTOR);
  const ratio = four / one;
  console.log(`${PAGES} pairs: ${one.toFixed(0)} ms (${(one / PAGES).toFixed(2)} ms a pair)`);
  console.log(`${PAGES * FACTOR} pairs: ${four.toFixed(0)} ms (${(four / PAGES / FACTOR).toFixed(2)} ms a pair)`);
  console.log(`${FACTOR} times the pages take ${ratio.toFixed(2)} times as long (limit ${LIMIT})`);
  if (ratio > LIMIT) process.exitCode = 1;
}

void main();
