/** Draws every mermaid block of the pages for each place and theme, with mermaid in Chromium: `npm run diagrams`. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT as SITE } from '../../content-lint/snippets/versions';
import { DIAGRAM_DIR, drawingName } from '../../markdown/diagrams';
import { PLACES, type PlaceName } from '../../markdown/diagrams/places';
import { isSequence } from '../../markdown/diagrams/sequence';
import { headlessPath } from '../chromium.mjs';
import { draw, finish, measureWith } from './draw';
import { findDiagrams, type Diagram } from './find';
import { best, layouts, sized, type Drawn } from './layouts';
import type { Measure } from './labels';
import { THEMES } from './theme';

const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];
const OUT = path.join(SITE, DIAGRAM_DIR);

async function write(page: Page, id: string, place: PlaceName, { layout }: Drawn): Promise<void> {
  for (const theme of THEMES) {
    const svg = await finish(page, await draw(page, id, layout, theme), theme);
    fs.writeFileSync(path.join(OUT, `${drawingName(id, place)}.${theme}.svg`), svg);
  }
}

/** Draws it in more and more narrow ways until one fits each place, and keeps the best. A small one does for both. */
async function drawAll(page: Page, { id, source }: Diagram, measure: Measure): Promise<void> {
  const drawn: Drawn[] = [];
  const found: Partial<Record<PlaceName, Drawn>> = {};
  for (const [step, ways] of layouts(source, measure).entries()) {
    for (const layout of ways) drawn.push(sized(layout, await draw(page, id, layout, 'light')));
    for (const place of PLACE_NAMES) found[place] ??= best(drawn, PLACES[place].width);
    // Tighter than that, the list of its messages is easier to read.
    if (found.phone || (step && found.column && isSequence(source))) break;
  }
  const { column, phone } = found;
  if (!column) throw new Error(tooWide(drawn, 'column'));
  if (!phone && !isSequence(source)) throw new Error(tooWide(drawn, 'phone'));
  await write(page, id, 'column', column);
  if (phone && phone !== column) await write(page, id, 'phone', phone);
}

const tooWide = (drawn: Drawn[], place: PlaceName): string =>
  `it is ${Math.min(...drawn.map(({ size }) => size[0]))} px wide at best, and a ${place} has room for ` +
  `${PLACES[place].width} px. Shorten its labels, put fewer boxes beside each other, or split it into two diagrams.`;

async function main(): Promise<void> {
  const all = new Map(findDiagrams().map((diagram) => [diagram.id, diagram]));
  fs.mkdirSync(OUT, { recursive: true });
  const files = fs.readdirSync(OUT);
  const unused = files.filter((file) => !all.has(file.split('.')[0]!));
  for (const file of unused) fs.rmSync(path.join(OUT, file));
  const only = process.argv[2] ?? '';
  const missing = [...all.values()]
    .filter(({ where }) => where.includes(only))
    .filter(({ id }) => !files.includes(`${id}.dark.svg`));
  let failed = 0;
  if (missing.length) {
    const browser = await chromium.launch({ executablePath: headlessPath(), args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage();
    await page.addScriptTag({ path: path.join(SITE, 'node_modules/mermaid/dist/mermaid.min.js') });
    const measure = await measureWith(page);
    for (const diagram of missing) {
      try {
        await drawAll(page, diagram, measure);
      } catch (error) {
        failed++;
        const why = (error as Error).message.split('\n').slice(0, 6).join('\n  ');
        console.error(`${diagram.where}: this diagram cannot be drawn: ${why}`);
      }
    }
    await browser.close();
  }
  console.log(
    `${all.size} diagrams: ${missing.length - failed} drawn, ${unused.length} files removed, ${failed} failed`,
  );
  process.exitCode = failed ? 1 : 0;
}

void main();
