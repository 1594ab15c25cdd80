import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromiumPath } from '../../chromium.mjs';
import { install, SCRATCH } from './scratch';
import type { Site } from './sites';
import { median, ms, printTable, ratio } from './table';
import { TARGET } from './targets';

const DIR = path.join(SCRATCH, 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' } as const;
type Figure = (typeof CATEGORIES)[number] | keyof typeof AUDITS;
type Figures = Record<Figure, number>;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

interface Target {
  name: string;
  url: string;
  own: boolean;
  /** The page asks not to be indexed, which Lighthouse takes for a mistake. */
  hidden: boolean;
  runs: Figures[];
}

async function runOnce(args: readonly string[]): Promise<Report> {
  const cli = path.join(DIR, 'node_modules/lighthouse/cli/index.js');
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} for ${args[0]}.`);
  return JSON.parse(output) as Report;
}

/** Now and then it records nothing of a load, sometimes twice, and a run of all pages would be lost with it. */
const lighthouse = (args: readonly string[], tries = 4): Promise<Report> =>
  runOnce(args).catch((error: unknown) => {
    if (tries === 1) throw error;
    return lighthouse(args, tries - 1);
  });

async function measure({ url, hidden, runs }: Target): Promise<void> {
  const { categories, audits } = await lighthouse([
    url,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(hidden ? ['--skip-audits=is-crawlable'] : []),
  ]);
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name]!.score * 100)]);
  const values = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]!.numericValue]);
  runs.push(Object.fromEntries([...scores, ...values]) as Figures);
}

function medians(runs: readonly Figures[]): Figures {
  const names = [...CATEGORIES, ...Object.keys(AUDITS)] as Figure[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

function judge(figures: Figures): string {
  const over = [figures.TBT > TARGET.tbt && 'TBT', figures.CLS > TARGET.cls && 'CLS'].filter(Boolean);
  const missed = [...CATEGORIES.filter((name) => figures[name] < TARGET.score), ...over];
  return missed.length ? `missed: ${missed.join(', ')}` : 'ok';
}

function row({ name, own, hidden }: Target, figures: Figures): string[] {
  const scores = CATEGORIES.map((category) => `${figures[category]}${category === 'seo' && hidden ? '*' : ''}`);
  return [name, ...scores, ms(figures.LCP), ms(figures.TBT), figures.CLS.toFixed(3), own ? judge(figures) : ''];
}

function printAll(title: string, targets: readonly Target[]): void {
  const head = ['', 'perf', 'a11y', 'practices', 'seo', 'LCP ms', 'TBT ms', 'CLS', 'all 100, TBT <= 50, CLS 0'];
  printTable(title, [head, ...targets.map((target) => row(target, medians(target.runs)))]);
  if (targets.some(({ hidden }) => hidden))
    console.log('* noindex on purpose: scored without the audit that asks for pages to be indexed');
  const lcp = (target: Target) => medians(target.runs).LCP;
  const own = lcp(targets[0]!);
  const best = Math.min(...targets.filter((target) => !target.own).map(lcp));
  console.log(`Target: LCP no worse than the best peer: ${own <= best ? 'ok' : 'missed'}; ${ratio(own, [best])}`);
}

/** Lighthouse for phones, its own simulated slow-down. Sites take turns, since the machine has other work. */
export async function lighthousePart(
  [own, ...peers]: readonly [Site, ...Site[]],
  longPage: string,
  otherPages: readonly { path: string; hidden: boolean }[],
  rounds: number,
): Promise<void> {
  await install(DIR, { private: true, dependencies: { lighthouse: '12.8.2' } });
  const targets = [
    ...[own, ...peers].map(({ name, url }) => ({ name, url: url + longPage, own: name === own.name, hidden: false })),
    ...otherPages.map(({ path: at, hidden }) => ({ name: `ours ${at}`, url: own.url + at, own: true, hidden })),
  ].map((target): Target => ({ ...target, runs: [] }));
  for (let round = 0; round < rounds; round += 1) for (const each of targets) await measure(each);
  printAll(`Lighthouse 12, mobile, median of ${rounds}, on ${longPage}`, targets);
}
