import { useEffect, useState } from 'react';
import type { RunPage, RunStep, TabManifest } from '../../../core/tab';

const load = <T>(name: string): Promise<{ default: T }> => import(`@generated/run-here/default/${name}.json`);

export interface Program {
  manifest: TabManifest;
  /** As the page has them, the block's own last. */
  steps: RunStep[];
}

/** Keys are those of one page: what a reader changed must not turn up on another. */
const stepsOf = (page: string, block: string, { blocks, steps }: RunPage): RunStep[] =>
  (blocks[block] ?? []).map((key) => ({ ...steps[key]!, key: `${page}/${key}` }));

/** What a block (`page/block`) runs. */
export function useProgram(id: string): Program | 'loading' | 'failed' {
  const [program, setProgram] = useState<Program | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    const [page, block] = id.split('/') as [string, string];
    Promise.all([load<RunPage>(page), load<TabManifest>('manifest')]).then(
      ([{ default: all }, { default: manifest }]) => gone || setProgram({ manifest, steps: stepsOf(page, block, all) }),
      () => gone || setProgram('failed'),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return program;
}
