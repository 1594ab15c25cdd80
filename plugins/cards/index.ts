import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cardOf } from '../../core/cards';
import { listFiles } from '../../core/files';
import { pagePathOf } from '../../core/pagePath';
import { STABLE, versionOfAddress } from '../../core/versions';
import { digest, forgetOthers } from '../../markdown/cache';
import { readBuiltPage } from '../built-pages';
import { drawCards, FONT, type Card } from './draw';
import { titleOf } from './title';

/** What the drawing is made of besides the words: another one, and all cards are drawn again. */
const designOf = (): string =>
  digest(
    ...[
      FONT,
      ...['draw.ts', 'canvas.ts', 'colours.ts', 'lines.ts', 'type.ts', 'png.ts'].map((name) =>
        path.join(__dirname, name),
      ),
    ].map((file) => fs.readFileSync(file)),
  );

const COMPARE = /^\/compare(\/|$)/;

/** What the card of a built page says. */
async function cardFor(outDir: string, siteDir: string, file: string): Promise<Card> {
  const page = pagePathOf(file) ?? '/404.html';
  const [record] = (await readBuiltPage(outDir, siteDir, file)).records;
  const title = record?.lvl1 || titleOf(fs.readFileSync(path.join(outDir, file), 'utf8'));
  if (COMPARE.test(page)) return { title, section: 'Versions compared', version: `${STABLE.label} to nightly` };
  const { label } = versionOfAddress(page);
  return { title, section: record?.lvl0?.replaceAll(' › ', ' · ') ?? '', version: label };
}

/** Draws what is shown of a page where it is shared. A card that an earlier build has drawn is kept. */
export default function cards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'cards',
    async postBuild({ outDir }) {
      const start = performance.now();
      const kept = path.join(siteDir, '.docusaurus/site-cache/cards');
      fs.mkdirSync(kept, { recursive: true });
      const design = designOf();
      const wanted = new Map<string, { card: Card; places: string[] }>();
      for (const file of listFiles(outDir, (name) => name.endsWith('.html'))) {
        const card = await cardFor(outDir, siteDir, file);
        const name = `${digest(design, JSON.stringify(card))}.png`;
        const place = path.join(outDir, cardOf(pagePathOf(file) ?? '/404.html'));
        wanted.set(name, { card, places: [...(wanted.get(name)?.places ?? []), place] });
      }
      const missing = [...wanted].filter(([name]) => !fs.existsSync(path.join(kept, name)));
      const drawn = await drawCards(missing.map(([, { card }]) => card));
      for (const [i, draw] of drawn.entries()) fs.writeFileSync(path.join(kept, missing[i]![0]), await draw());
      for (const [name, { places }] of wanted)
        for (const place of places) {
          fs.mkdirSync(path.dirname(place), { recursive: true });
          fs.copyFileSync(path.join(kept, name), place);
        }
      forgetOthers(kept, new Set(wanted.keys()));
      const ms = Math.round(performance.now() - start);
      console.log(`[cards] ${wanted.size} cards, ${missing.length} of them drawn, in ${ms} ms`);
    },
  };
}
