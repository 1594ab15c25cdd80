import type { Page } from '@playwright/test';
import { optimize } from 'svgo';
import type { MermaidConfig } from 'mermaid';
import type { Measure } from './labels';
import { LETTERS, type Layout } from './layouts';
import { prune } from './prune';
import { mermaidTheme, type ThemeName } from './theme';

/** Arial and its metric twins have the same widths everywhere, so that labels fit their boxes on every machine. */
const FONT = 'Arial, Helvetica, "Liberation Sans", sans-serif';

/** The letters of a drawing, as the browser that draws has them. */
export async function measureWith(page: Page): Promise<Measure> {
  const widths = await page.evaluate((font) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    return Array.from({ length: 256 }, (_, code) => context.measureText(String.fromCharCode(code)).width);
  }, `${LETTERS}px ${FONT}`);
  return (text) => [...text].reduce((sum, letter) => sum + (widths[letter.charCodeAt(0)] ?? LETTERS), 0);
}

function configFor({ config }: Layout, name: ThemeName): MermaidConfig {
  const { theme, themeVariables, themeCSS } = mermaidTheme(name);
  return {
    startOnLoad: false,
    theme,
    themeCSS,
    themeVariables: { ...themeVariables, fontSize: `${LETTERS}px` },
    htmlLabels: false,
    fontFamily: FONT,
    fontSize: LETTERS,
    securityLevel: 'strict',
    flowchart: { ...config.flowchart, htmlLabels: false, useMaxWidth: false, wrappingWidth: 1000 },
    state: { ...config.state, useMaxWidth: false },
    class: { ...config.class, useMaxWidth: false, htmlLabels: false },
    sequence: { ...config.sequence, useMaxWidth: false },
  };
}

export function draw(page: Page, id: string, layout: Layout, name: ThemeName): Promise<string> {
  return page.evaluate(
    async ({ id, source, config }) => {
      const { mermaid } = window as never as { mermaid: typeof import('mermaid').default };
      mermaid.initialize(config);
      const holder = document.body.appendChild(document.createElement('div'));
      holder.innerHTML = (await mermaid.render(`d${id}`, source)).svg;
      const drawing = holder.querySelector('svg')!;
      // Marks of an arrow to its own box, which are not seen.
      for (const mark of drawing.querySelectorAll('rect[width="0.1"]')) mark.remove();
      // Mermaid counts neither arrows back to their sender nor where the lines of participants end.
      const lines = drawing.querySelectorAll('.actor-line');
      for (const line of lines) line.setAttribute('y2', line.getAttribute('y1')!);
      const { x, y, width, height } = drawing.getBBox();
      for (const line of lines) line.setAttribute('y2', `${y + height + 8}`);
      const box = [x - 2, y - 2, width + 4, height + (lines.length ? 12 : 4)].map((side) => Math.round(side * 10) / 10);
      drawing.setAttribute('viewBox', box.join(' '));
      drawing.setAttribute('width', `${box[2]}`);
      drawing.setAttribute('height', `${box[3]}`);
      const labels = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
      const pairs = labels.flatMap((a, at) => labels.slice(at + 1).map((b) => [a, b] as const));
      const overlaps = pairs.filter(
        ([a, b]) => a.left + 2 < b.right && b.left + 2 < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom,
      );
      drawing.setAttribute('data-overlaps', `${overlaps.length}`);
      const svg = holder.innerHTML;
      holder.remove();
      return svg;
    },
    { id, source: layout.source, config: configFor(layout, name) },
  );
}

/** As it is committed: without what it does not use. */
export async function finish(page: Page, drawn: string, name: ThemeName): Promise<string> {
  const pruned = await page.evaluate(prune, drawn);
  // What changes elements or takes groups away would take them from under the selectors of the styles.
  const overrides = {
    ...{ removeViewBox: false as const, removeTitle: false as const, inlineStyles: false as const },
    ...{ collapseGroups: false as const, convertShapeToPath: false as const },
  };
  const { data } = optimize(pruned, {
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
  return data.replace('<svg', `<svg data-theme="${mermaidTheme(name).theme}"`);
}
