import path from 'node:path';
import type { Browser } from '@playwright/test';
import { NIGHTLY } from '../../../core/versions';
import { brokenLinks } from '../../brokenLinks';
import { measureLoad, type Load } from './bytes';
import { compareAny, type Comparisons } from './comparisons';
import { copySite } from './copy';
import { addVersions } from './moreVersions';
import { SCRATCH } from './scratch';
import { serveOwn } from './serve';
import { OWN } from './sites';
import { kb, printTable, seconds } from './table';
import { TARGET } from './targets';
import { measureRun, type Usage } from './usage';

interface Grown extends Usage {
  pages: number;
  versions: number;
  /** The same page in the stable version, and in one like the nightly. */
  loads: Load[];
  walked: ReturnType<typeof brokenLinks>;
  /** With two versions these are made by the build. */
  compared?: Comparisons;
}

async function measure(browser: Browser, size: number, page: string): Promise<Grown> {
  const dir = path.join(SCRATCH, 'growth');
  copySite(dir);
  const { rows, pages } = addVersions(dir, size);
  const usage = await measureRun(dir, 'npm', ['run', 'build']);
  const served = await serveOwn(path.join(dir, 'build'));
  try {
    const site = { ...OWN, ...served };
    const loads: Load[] = [];
    for (const base of ['', (rows[2] ?? NIGHTLY).base]) loads.push(await measureLoad(browser, site, base + page));
    const compared = rows.length > 2 ? await compareAny(browser, served.url, rows) : undefined;
    return { ...usage, pages, versions: rows.length, loads, walked: brokenLinks(path.join(dir, 'build')), compared };
  } finally {
    served.stop();
  }
}

const FIGURES: [string, (load: Load) => number][] = [
  ['JS before', (load) => load.before.JS],
  ['HTML', (load) => load.before.HTML],
  ['total before', (load) => load.before.total],
  ['JS after', (load) => load.after.JS],
  ['total after', (load) => load.after.total],
];

/** True when no figure has grown more than it may. */
function printLoads(title: string, all: readonly Grown[], of: (grown: Grown) => Load): boolean {
  const first = of(all[0]!);
  const cell = (load: Load, figure: (load: Load) => number) =>
    `${kb(figure(load))} (${(figure(load) / figure(first)).toFixed(2)})`;
  const rows = all.map((grown) => [String(grown.pages), ...FIGURES.map(([, figure]) => cell(of(grown), figure))]);
  printTable(`${title}, KB (ratio)`, [['pages', ...FIGURES.map(([name]) => name)], ...rows]);
  const ok = FIGURES.every(([, figure]) => figure(of(all.at(-1)!)) <= figure(first) * TARGET.growth);
  console.log(`Target: within ${Math.round((TARGET.growth - 1) * 100)} % of the smallest: ${ok ? 'ok' : 'missed'}`);
  return ok;
}

function printBuilds(all: readonly Grown[]): boolean {
  const rows = all.map(({ pages, versions, seconds: time, cpu, memory }) => [
    ...[pages, versions].map(String),
    ...[time, cpu].map(seconds),
    (memory / 1024 ** 3).toFixed(2),
  ]);
  printTable('Growth, cold build', [['pages', 'versions', 's', 'processor s', 'memory GB'], ...rows]);
  const [before, last] = [all.at(-2), all.at(-1)!];
  const perPage = before ? last.cpu / last.pages / (before.cpu / before.pages) : 1;
  const ok = perPage <= TARGET.buildGrowth && last.memory <= TARGET.buildMemory;
  const limit = TARGET.buildMemory / 1024 ** 3;
  const costs = `a page of the largest costs ${perPage.toFixed(2)} of one of the size before (<= ${TARGET.buildGrowth})`;
  console.log(`Target: ${costs}, memory <= ${limit} GB: ${ok ? 'ok' : 'missed'}`);
  return ok;
}

function printLinks(all: readonly Grown[]): boolean {
  const rows = all.map(({ versions, walked: { pages, links, broken } }) =>
    [versions, pages, links, broken.length].map(String),
  );
  printTable('Growth, links walked', [['versions', 'pages', 'links', 'broken'], ...rows]);
  const broken = all.flatMap(({ walked }) => walked.broken);
  for (const link of broken.slice(0, 20)) console.log(`  ${link}`);
  return broken.length === 0;
}

function printComparisons(all: readonly Grown[]): boolean {
  const rows = all.flatMap(({ versions, compared }) =>
    compared ? [[versions, compared.pairs, compared.opened, compared.failed.length].map(String)] : [],
  );
  printTable('Growth, any two versions compared', [['versions', 'pairs', 'pages opened', 'failed'], ...rows]);
  const failed = all.flatMap(({ compared }) => compared?.failed ?? []);
  for (const each of failed.slice(0, 20)) console.log(`  ${each}`);
  return failed.length === 0;
}

/** Our site as it gets more versions: what its build takes, the bytes of a page, and whether its links lead somewhere. */
export async function growthPart(browser: Browser, sizes: readonly number[], page: string): Promise<boolean> {
  const all: Grown[] = [];
  for (const size of sizes) all.push(await measure(browser, size, page));
  const built = printBuilds(all);
  const stable = printLoads(`Growth, ${page}`, all, ({ loads }) => loads[0]!);
  const older = printLoads(`Growth, ${page} of an older version`, all, ({ loads }) => loads[1]!);
  const [linked, compared] = [printLinks(all), printComparisons(all)];
  return linked && compared && built && stable && older;
}
