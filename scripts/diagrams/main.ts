/** Draws every mermaid block of the pages with mermaid in Chromium, once for each theme: `npm run diagrams`. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { extractPage } from '../../content-lint/snippets/extract';
import { allPages, ROOT as SITE } from '../../content-lint/snippets/versions';
import { DIAGRAM_DIR, diagramId } from '../../markdown/diagrams';
import { chromiumPath } from '../chromium.mjs';
import { prune } from './prune';
import { mermaidTheme, type ThemeName } from './theme';

const THEMES: ThemeName[] = ['light', 'dark'];
interface Diagram {
  id: string;
  source: string;
  where: string;
}

function findDiagrams(): Map<string, Diagram> {
  const found = new Map<string, Diagram>();
  for (const { file, version } of allPages())
    for (const block of extractPage(SITE, file, version).blocks)
      if (block.fence.lang === 'mermaid')
        found.set(diagramId(block.body), {
          id: diagramId(block.body),
          source: block.body,
          where: `${block.file}:${block.line}`,
        });
  return found;
}

/** Arial and its metric twins have the same widths everywhere, so that labels fit their boxes on every machine. */
const FONT = 'Arial, Helvetica, "Liberation Sans", sans-serif';

async function draw(page: Page, diagram: Diagram, name: ThemeName): Promise<string> {
  const svg = await page.evaluate(
    async ({ id, source, theme, themeVariables, themeCSS, font }) => {
      const { mermaid } = window as never as { mermaid: typeof import('mermaid').default };
      mermaid.initialize({
        startOnLoad: false,
        theme,
        themeVariables,
        htmlLabels: false,
        fontFamily: font,
        securityLevel: 'strict',
        themeCSS,
        flowchart: { htmlLabels: false, useMaxWidth: false },
        sequence: { useMaxWidth: false },
        state: { useMaxWidth: false },
        class: { useMaxWidth: false, htmlLabels: false },
      });
      const { svg } = await mermaid.render(`d${id}`, source);
      return svg;
    },
    { id: diagram.id, source: diagram.source, font: FONT, ...mermaidTheme(name) },
  );
  const pruned = await page.evaluate(prune, svg);
  return pruned.replace('<svg', `<svg data-theme="${mermaidTheme(name).theme}"`);
}

async function main(): Promise<void> {
  const all = findDiagrams();
  const out = path.join(SITE, DIAGRAM_DIR);
  fs.mkdirSync(out, { recursive: true });
  const target = (id: string, theme: string) => path.join(out, `${id}.${theme}.svg`);
  const missing = [...all.values()].filter(
    (d) => !fs.existsSync(target(d.id, 'light')) || !fs.existsSync(target(d.id, 'dark')),
  );
  const unused = fs.readdirSync(out).filter((f) => !all.has(f.split('.')[0]!));
  for (const file of unused) fs.rmSync(path.join(out, file));
  let failed = 0;
  if (missing.length) {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.addScriptTag({ path: path.join(SITE, 'node_modules/mermaid/dist/mermaid.min.js') });
    for (const diagram of missing) {
      try {
        for (const name of THEMES) fs.writeFileSync(target(diagram.id, name), await draw(page, diagram, name));
      } catch (error) {
        failed++;
        console.error(
          `${diagram.where}: mermaid cannot draw this diagram: ${(error as Error).message.split('\n').slice(0, 6).join('\n  ')}`,
        );
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
