import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STABLE } from '../../../core/versions';
import { copySite, OWN_CACHES } from './copy';
import { docusaurus } from './peers/docusaurus';
import { removeAll, SCRATCH } from './scratch';
import { folderOf, OWN } from './sites';
import { against, median, printTable, seconds } from './table';
import { TARGET } from './targets';
import { measureRun, type Usage } from './usage';

interface Builder {
  name: string;
  dir: string;
  source: string;
  caches: readonly string[];
  cold: Usage[];
  warm: Usage[];
}

/** A page that both sites have. */
const EDITED = 'developers/coming_from_ethereum';

const build = (dir: string): Promise<Usage> => measureRun(dir, 'npm', ['run', 'build']);

function builders(): [own: Builder, stock: Builder] {
  const dir = path.join(SCRATCH, 'own');
  copySite(dir);
  const own = { name: OWN.name, dir, source: STABLE.folder, caches: OWN_CACHES, cold: [], warm: [] };
  return [own, { ...docusaurus, dir: folderOf(docusaurus), cold: [], warm: [] }];
}

/** Builds again after a sentence was added to a page, and looks for it in what was built. */
async function buildEdited({ name, dir, source }: Builder, round: number): Promise<Usage> {
  const file = path.join(dir, source, `${EDITED}.md`);
  const text = readFileSync(file, 'utf8');
  const sentence = `Sentence ${round} was not here before.`;
  writeFileSync(file, `${text.trimEnd()}\n\n${sentence}\n`);
  try {
    const took = await build(dir);
    const built = path.join(dir, 'build');
    const pages = (readdirSync(built, { recursive: true }) as string[]).filter(
      (each) => each.startsWith(EDITED) && each.endsWith('.html'),
    );
    if (!pages.some((page) => readFileSync(path.join(built, page), 'utf8').includes(sentence)))
      throw new Error(`${name}: the warm build does not show an edit of ${file}.`);
    return took;
  } finally {
    writeFileSync(file, text);
  }
}

/** A build without caches, and one with them after an edit of one page. Sites take turns: the machine has other work. */
export async function buildPart(rounds: number): Promise<void> {
  const both = builders();
  for (let round = 0; round < rounds; round += 1) {
    for (const { dir, caches, cold } of both) {
      removeAll(dir, caches);
      cold.push(await build(dir));
    }
    for (const builder of both) builder.warm.push(await buildEdited(builder, round));
  }
  const figures = both.map(({ name, cold, warm }) => ({
    name,
    cpu: median(cold.map(({ cpu }) => cpu)),
    clock: median(cold.map(({ seconds: clock }) => clock)),
    edited: median(warm.map(({ seconds: clock }) => clock)),
    memory: Math.max(...cold.map(({ memory }) => memory)) / 1024 ** 3,
  }));
  printTable(`Builds, median of ${rounds}, the same documentation, comparison and tag pages`, [
    ['', 'cold: processor s', 'cold s', 'one page edited s', 'memory GB'],
    ...figures.map(({ name, cpu, clock, edited, memory }) => [name, ...[cpu, clock, edited, memory].map(seconds)]),
  ]);
  const [own] = figures;
  // Of those that were built one after the other: the machine may be slower for both in the next round.
  const ratio = median(both[0].cold.map(({ cpu }, i) => cpu / both[1].cold[i]!.cpu));
  console.log(
    `Targets: cold ${ratio.toFixed(2)} of stock ${against(ratio, TARGET.build, '')}; ` +
      `edited ${against(own!.edited, TARGET.buildEditedSeconds, 's')}; memory ${against(own!.memory, TARGET.buildMemory / 1024 ** 3, 'GB')}. ` +
      'Ours also writes search, cards, feeds, texts for tools, lists for offline reading and compressed copies.',
  );
}
