/** Our pages beside the same pages built by stock Docusaurus, VitePress and Starlight. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../setup.mjs';
import { launch } from './pages/browser';
import { buildPart } from './pages/builds';
import { bytesPart } from './pages/bytes';
import { longestGuide, readPages, readSidebars, siblings } from './pages/content';
import { growthPart } from './pages/growth';
import { interactionPart } from './pages/interaction';
import { lighthousePart } from './pages/lighthouse';
import { navigationPart } from './pages/navigation';
import { readOptions, type Options, type Part } from './pages/options';
import { SCRATCH } from './pages/scratch';
import { OWN, preparePeers, serveOwnSite, servePeers, type Site } from './pages/sites';

const TAG_PAGE = '/tags/fees';
/** A page that each version has. */
const SHARED_PAGE = '/developers/getting_started_on_sandbox';

type Content = ReturnType<typeof readContent>;

function readContent() {
  if (!existsSync(path.join(OWN.buildDir, 'index.html')))
    throw new Error(`No build in ${OWN.buildDir}: run 'npm run build' first.`);
  const pages = readPages(OWN.buildDir);
  const sidebars = readSidebars(ROOT);
  const long = longestGuide(ROOT, pages).path;
  const others = [
    { path: '/', hidden: false },
    { path: longestGuide(ROOT, pages, true).path, hidden: true },
    { path: '/search', hidden: true },
    { path: TAG_PAGE, hidden: false },
  ];
  return { pages, sidebars, long, others };
}

/** The parts that look at finished sites. True when the byte targets are met. */
async function measureSites(browser: Browser, { long, others, sidebars }: Content, options: Options): Promise<boolean> {
  const wants = (part: Part) => options.parts.has(part);
  const sites: [Site, ...Site[]] = [await serveOwnSite()];
  try {
    if (wants('bytes') || wants('lighthouse') || wants('navigation')) await servePeers(sites);
    const otherPaths = others.map((page) => page.path);
    const light = !wants('bytes') || (await bytesPart(browser, sites, long, otherPaths));
    if (wants('lighthouse')) await lighthousePart(sites, long, others, options.runs);
    if (wants('interaction')) await interactionPart(browser, sites[0], long);
    if (wants('navigation')) await navigationPart(browser, sites, long, siblings(sidebars, long));
    return light;
  } finally {
    sites.forEach((site) => site.stop());
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const wants = (part: Part) => options.parts.has(part);
  const content = readContent();
  if (options.fresh) rmSync(SCRATCH, { recursive: true, force: true });
  console.log(`${content.pages.length} documentation pages; scratch folder ${SCRATCH}`);
  const finished = wants('bytes') || wants('lighthouse') || wants('navigation');
  if (finished || wants('build')) await preparePeers(content.pages, content.sidebars);
  const browser = await launch();
  try {
    const light = !(finished || wants('interaction')) || (await measureSites(browser, content, options));
    if (wants('build')) await buildPart(options.rounds, content.pages.length);
    const steady = !wants('growth') || (await growthPart(browser, options.sizes, SHARED_PAGE));
    process.exitCode = light && steady ? 0 : 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
