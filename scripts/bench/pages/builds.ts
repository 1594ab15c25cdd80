import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STABLE } from '../../../core/versions';
import { copySite, OWN_CACHES } from './copy';
import { removeAll, run, SCRATCH } from './scratch';
import { folderOf, OWN, PEERS } from './sites';
import { median, printTable, ratio, seconds } from './table';

interface Builder {
  name: string;
  dir: string;
  source: string;
  output: string;
  caches: readonly string[];
  cold: number[];
  warm: number[];
}

/** A page that all sites have. */
const EDITED = 'developers/coming_from_ethereum.md';

const build = (dir: string): Promise<number> => run(dir, 'npm', ['run', 'build']);

function builders(): Builder[] {
  const dir = path.join(SCRATCH, 'own');
  copySite(dir);
  const own = { name: OWN.name, dir, source: STABLE.folder, output: 'build', caches: OWN_CACHES, cold: [], warm: [] };
  return [own, ...PEERS.map((peer) => ({ ...peer, dir: folderOf(peer), cold: [] as number[], warm: [] as number[] }))];
}

const pagesOf = ({ dir, output }: Builder): string[] =>
  (readdirSync(path.join(dir, output), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dir, output, name));

/** Builds again after a sentence was added to a page, and looks for it in what was built. */
async function buildEdited(builder: Builder, round: number): Promise<number> {
  const file = path.join(builder.dir, builder.source, EDITED);
  const text = readFileSync(file, 'utf8');
  const sentence = `Sentence ${round} was not here before.`;
  writeFileSync(file, `${text.trimEnd()}\n\n${sentence}\n`);
  try {
    const took = await build(builder.dir);
    if (!pagesOf(builder).some((page) => readFileSync(page, 'utf8').includes(sentence)))
      throw new Error(`${builder.name}: the warm build does not show an edit of ${file}.`);
    return took;
  } finally {
    writeFileSync(file, text);
  }
}

/**
 * Seconds of the build command without caches, and with them after an edit of one page. Sites take turns, since the
 * machine has other work.
 */
export async function buildPart(rounds: number, pages: number): Promise<void> {
  const all = builders();
  for (let round = 0; round < rounds; round += 1) {
    for (const { dir, caches, cold } of all) {
      removeAll(dir, caches);
      cold.push(await build(dir));
    }
    for (const builder of all) builder.warm.push(await buildEdited(builder, round));
  }
  const rows = all.map((each) => [
    each.name,
    seconds(median(each.cold)),
    seconds(median(each.warm)),
    String(pagesOf(each).length),
  ]);
  printTable(`Build time, median of ${rounds}, the same ${pages} documentation pages`, [
    ['', 'cold s', 'one page edited s', 'HTML files'],
    ...rows,
  ]);
  const [own, ...peers] = all.map(({ cold }) => median(cold));
  console.log(
    `Target: cold build no slower than the fastest peer: ${own! <= Math.min(...peers) ? 'ok' : 'missed'}, ` +
      `${ratio(own!, peers)} of it. Ours also writes tag and comparison pages, search, texts and .br files.`,
  );
}
