import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { measureLoad, type Load } from './bytes';
import { copySite } from './copy';
import { run, SCRATCH, writeFiles } from './scratch';
import { serveOwn } from './serve';
import { NIGHTLY, sidebarsFile, STABLE } from '../../../core/versions';
import { OWN } from './sites';
import { kb, printTable, seconds } from './table';
import { TARGET } from './targets';

const SIZES = [250, 1000, 3000];
/** Pages of one category of the sidebar. */
const CATEGORY = 40;
const FOLDER = 'developers/docs/growth';
const VERSIONS = [STABLE, NIGHTLY].map((version) => ({ docs: version.folder, sidebars: sidebarsFile(version) }));

interface Grown {
  pages: number;
  buildSeconds: number;
  /** A page whose sidebar has grown with the site, and one of the other sidebar. */
  within: Load;
  beside: Load;
}

function pageText(number: number): string {
  const sections = Array.from({ length: 6 }, (_, i) => {
    const words = Array.from({ length: 60 }, (_, w) => `word${(number * 31 + i * 17 + w * 7) % 997}`).join(' ');
    return `## Step ${i + 1}\n\n${words}.\n\n\`\`\`ts\nexport const step${i} = ${number};\n\`\`\`\n`;
  });
  const description = `How page ${number} of a site that has grown explains one task to its readers.`;
  const front = [`title: Task ${number}`, `description: ${description}`, 'tags: [contracts]', 'kind: guide'];
  return ['---', ...front, '---', '', ...sections].join('\n');
}

function categories(count: number): object[] {
  const ids = Array.from({ length: count }, (_, i) => `${FOLDER}/task_${i + 1}`);
  return Array.from({ length: Math.ceil(count / CATEGORY) }, (_, c) => ({
    type: 'category',
    label: `Tasks ${c * CATEGORY + 1} and on`,
    items: ids
      .slice(c * CATEGORY, (c + 1) * CATEGORY)
      .map((id) => ({ type: 'doc', id, label: id.slice(FOLDER.length + 1).replace('task_', 'Task ') })),
  }));
}

/** Half of the new pages in each version, all in the developer sidebar: the worst place for our long page. */
function grow(dir: string, count: number): void {
  for (const { docs, sidebars } of VERSIONS) {
    const pages = Array.from({ length: count }, (_, i) => [`${docs}/${FOLDER}/task_${i + 1}.md`, pageText(i + 1)]);
    writeFiles(dir, Object.fromEntries(pages) as Record<string, string>);
    const file = path.join(dir, sidebars);
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object[]>;
    all.developerSidebar!.push(...categories(count));
    writeFileSync(file, JSON.stringify(all));
  }
}

async function measure(
  browser: Browser,
  size: number,
  now: number,
  [within, beside]: readonly [string, string],
): Promise<Grown> {
  const dir = path.join(SCRATCH, 'growth');
  copySite(dir);
  const more = Math.max(0, Math.round((size - now) / VERSIONS.length));
  grow(dir, more);
  const buildSeconds = await run(dir, 'npm', ['run', 'build']);
  const served = await serveOwn(path.join(dir, 'build'));
  try {
    const site = { ...OWN, ...served };
    return {
      pages: now + more * VERSIONS.length,
      buildSeconds,
      within: await measureLoad(browser, site, within),
      beside: await measureLoad(browser, site, beside),
    };
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

function print(title: string, all: readonly Grown[], of: (grown: Grown) => Load): boolean {
  const first = of(all[0]!);
  const cell = (load: Load, figure: (load: Load) => number) =>
    `${kb(figure(load))} (${(figure(load) / figure(first)).toFixed(2)})`;
  const rows = all.map((grown) => [
    String(grown.pages),
    ...FIGURES.map(([, figure]) => cell(of(grown), figure)),
    seconds(grown.buildSeconds),
  ]);
  printTable(title, [['pages', ...FIGURES.map(([name]) => name), 'cold build s'], ...rows]);
  const last = of(all.at(-1)!);
  const ok = [FIGURES[0]!, FIGURES[2]!].every(([, figure]) => figure(last) <= figure(first) * TARGET.growth);
  console.log(`Target: first load within ${Math.round((TARGET.growth - 1) * 100)} %: ${ok ? 'ok' : 'missed'}`);
  return ok;
}

/** First-load bytes of our site as it gets more pages. The smallest size is the site as it is. */
export async function growthPart(browser: Browser, now: number, paths: readonly [string, string]): Promise<boolean> {
  const all: Grown[] = [];
  for (const size of SIZES) all.push(await measure(browser, size, now, paths));
  const place = `new pages in the developer sidebar, in categories of ${CATEGORY}; KB (ratio)`;
  const within = print(`Growth, ${paths[0]}: ${place}`, all, (grown) => grown.within);
  const beside = print(`Growth, ${paths[1]}, whose sidebar stays as it is`, all, (grown) => grown.beside);
  return within && beside;
}
