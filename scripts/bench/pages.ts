/** Our pages beside the same pages built by stock Docusaurus and Starlight. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launch } from './pages/browser';
import { buildPart } from './pages/builds';
import { bytesPart } from './pages/bytes';
import { longestGuide, readComparisons, readPages, readSidebars, siblings } from './pages/content';
import { interactionPart } from './pages/interaction';
import { lighthousePart } from './pages/lighthouse';
import { navigationPart } from './pages/navigation';
import { SCRATCH } from './pages/scratch';
import { OWN, preparePeers, serveOwnSite, servePeers, type Site } from './pages/sites';

const TAG_PAGE = '/tags/fees';
const API_PAGE = '/nightly/developers/docs/aztec-js/api/contracts';
const ERROR_PAGE = '/developers/docs/reference/errors/transactions';
const COMPARISON = '/compare/developers/docs/concepts/advanced/authwit';

/** `npm run bench -- pages --only bytes,build --runs 3 --rounds 2 --fresh` */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'bytes,lighthouse,interaction,navigation,build' },
    /** Lighthouse runs of each page. */
    runs: { type: 'string', default: '5' },
    /** Cold and warm builds of each site. */
    rounds: { type: 'string', default: '1' },
    /** Empties the scratch folder first. */
    fresh: { type: 'boolean', default: false },
  },
});
const wants = (part: 'bytes' | 'lighthouse' | 'interaction' | 'navigation' | 'build') =>
  options.only.split(',').includes(part);
const besidePeers = () => wants('bytes') || wants('lighthouse') || wants('navigation');

type Content = ReturnType<typeof readContent>;

function readContent() {
  if (!existsSync(path.join(OWN.buildDir, 'index.html')))
    throw new Error(`No build in ${OWN.buildDir}: run 'npm run build' first.`);
  const pages = readPages(OWN.buildDir);
  const comparisons = readComparisons(OWN.buildDir);
  const sidebars = readSidebars();
  const long = longestGuide(pages).path;
  const others = [
    { path: '/', hidden: false },
    { path: longestGuide(pages, true).path, hidden: true },
    { path: '/search', hidden: true },
    { path: TAG_PAGE, hidden: false },
    { path: API_PAGE, hidden: true },
    { path: ERROR_PAGE, hidden: false },
    { path: COMPARISON, hidden: true },
  ];
  return { pages, comparisons, sidebars, long, others };
}

/** The parts that look at finished sites. True when the byte targets are met. */
async function measureSites(browser: Browser, { long, others, sidebars }: Content): Promise<boolean> {
  const sites: [Site, ...Site[]] = [await serveOwnSite()];
  try {
    if (besidePeers()) await servePeers(sites);
    const otherPaths = others.map((page) => page.path);
    const light = !wants('bytes') || (await bytesPart(browser, sites, long, otherPaths));
    if (wants('lighthouse')) await lighthousePart(sites, long, others, Number(options.runs));
    if (wants('interaction')) await interactionPart(browser, sites[0], long);
    if (wants('navigation')) await navigationPart(browser, sites, long, siblings(sidebars, long));
    return light;
  } finally {
    sites.forEach((site) => site.stop());
  }
}

async function main(): Promise<void> {
  const content = readContent();
  if (options.fresh) rmSync(SCRATCH, { recursive: true, force: true });
  console.log(`${content.pages.length} documentation pages; scratch folder ${SCRATCH}`);
  if (besidePeers() || wants('build')) await preparePeers(content.pages, content.sidebars, content.comparisons);
  const browser = await launch();
  try {
    const light = !(besidePeers() || wants('interaction')) || (await measureSites(browser, content));
    if (wants('build')) await buildPart(Number(options.rounds));
    process.exitCode = light ? 0 : 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
