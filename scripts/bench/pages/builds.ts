import { readdirSync } from 'node:fs';
import path from 'node:path';
import { copySite, OWN_CACHES } from './copy';
import { removeAll, run, SCRATCH } from './scratch';
import { folderOf, OWN, PEERS } from './sites';
import { median, printTable, ratio, seconds } from './table';

interface Builder {
  name: string;
  dir: string;
  output: string;
  caches: readonly string[];
  cold: number[];
  warm: number[];
}

const build = (dir: string): Promise<number> => run(dir, 'npm', ['run', 'build']);

function builders(): Builder[] {
  const dir = path.join(SCRATCH, 'own');
  copySite(dir);
  const own = { name: OWN.name, dir, output: 'build', caches: OWN_CACHES, cold: [], warm: [] };
  return [own, ...PEERS.map((peer) => ({ ...peer, dir: folderOf(peer), cold: [] as number[], warm: [] as number[] }))];
}

const pagesOf = ({ dir, output }: Builder): number =>
  (readdirSync(path.join(dir, output), { recursive: true }) as string[]).filter((name) => name.endsWith('.html'))
    .length;

/** Seconds of the build command with and without caches. Sites take turns, since the machine has other work. */
export async function buildPart(rounds: number, pages: number): Promise<void> {
  const all = builders();
  for (let round = 0; round < rounds; round += 1) {
    for (const { dir, caches, cold } of all) {
      removeAll(dir, caches);
      cold.push(await build(dir));
    }
    for (const { dir, warm } of all) warm.push(await build(dir));
  }
  const rows = all.map((each) => [
    each.name,
    seconds(median(each.cold)),
    seconds(median(each.warm)),
    String(pagesOf(each)),
  ]);
  printTable(`Build time, median of ${rounds}, the same ${pages} documentation pages`, [
    ['', 'cold s', 'warm s', 'HTML files'],
    ...rows,
  ]);
  const [own, ...peers] = all.map(({ cold }) => median(cold));
  const vitepress = median(all.find(({ name }) => name.startsWith('VitePress'))!.cold);
  console.log(
    `Target: cold build no slower than VitePress: ${own! <= vitepress ? 'ok' : 'missed'}; ` +
      `${ratio(own!, peers)} the fastest peer. Ours also writes tag and comparison pages, search, texts and .br files.`,
  );
}
