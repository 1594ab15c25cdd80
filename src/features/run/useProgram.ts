import type { RunPage, RunStep, TabManifest } from '../../../core/tab';
import { useLoaded, type Loaded } from '../../bridge/useLoaded';

const load = <T>(name: string): Promise<{ default: T }> => import(`@generated/run-here/default/${name}.json`);

export interface Program {
  version: RunPage['version'];
  manifest: TabManifest;
  /** As the page has them, the block's own last. */
  steps: RunStep[];
}

/** Keys are those of one page: what a reader changed must not turn up on another. */
const stepsOf = (page: string, block: string, { blocks, steps }: RunPage): RunStep[] =>
  (blocks[block] ?? []).map((key) => ({ ...steps[key]!, key: `${page}/${key}` }));

async function loadProgram(id: string): Promise<Program> {
  const [page, block] = id.split('/') as [string, string];
  const { default: all } = await load<RunPage>(page);
  const { default: manifest } = await load<TabManifest>(`network-${all.version}`);
  return { version: all.version, manifest, steps: stepsOf(page, block, all) };
}

/** What a block (`page/block`) runs. */
export const useProgram = (id: string): Loaded<Program> => useLoaded(loadProgram, id);
