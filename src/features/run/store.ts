import type { RunError, TxView } from '../../../core/tabMessages';
import { sharedStore } from '../../bridge/store';

export type Item =
  { kind: 'line'; level: 'log' | 'error'; text: string } | { kind: 'step'; key: string } | { kind: 'tx'; tx: TxView };

type Status = 'running' | 'done' | 'failed' | 'stopped';

/** One block's last run. */
export interface BlockRun {
  status: Status;
  items: Item[];
  error?: RunError;
  /** Why it was stopped. */
  reason?: string;
  /** What the program changed of JavaScript itself. */
  changed?: string;
}

export interface RunState {
  /** The block whose panel holds the frame; none while there is no network. */
  owner?: string;
  /** Which network it is: the frame is made anew with each. */
  opened?: number;
  phase: 'off' | 'loading' | 'starting' | 'ready';
  come: number;
  all: number;
  /** When the download began, in ms. */
  since: number;
  step: string;
  active?: string;
  /** Of this network, in order. */
  txs: TxView[];
  runs: Record<string, BlockRun>;
}

const empty: RunState = { phase: 'off', come: 0, all: 0, since: 0, step: '', txs: [], runs: {} };

/** What runs, and what it gave, for as long as the page is there. */
export const runStore = sharedStore<RunState>('run', empty);

export const change = (part: Partial<RunState>): void => runStore.set({ ...runStore.getSnapshot(), ...part });

export function changeRun(id: string, edit: (run: BlockRun) => BlockRun): void {
  const { runs } = runStore.getSnapshot();
  const run = runs[id];
  if (run) change({ runs: { ...runs, [id]: edit(run) } });
}

/** Without the network. What was printed stays. */
export const forget = (): void => {
  const { runs, txs } = runStore.getSnapshot();
  runStore.set({ ...empty, runs, txs });
};
