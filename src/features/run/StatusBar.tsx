import React, { type ReactNode } from 'react';
import { reset, stop } from './control';
import { megabytes } from './download';
import type { BlockRun, RunState } from './store';

const ENDED: Record<BlockRun['status'], string> = {
  running: 'Running …',
  done: 'Done.',
  failed: 'It ended with an error.',
  stopped: '',
};

function sentence({ phase, come, all, step }: RunState, run: BlockRun | undefined, isActive: boolean): string {
  if (run?.status === 'stopped') return `${run.reason} The network is gone; run it again for a new one.`;
  if (!isActive || phase === 'ready') return run ? ENDED[run.status] : '';
  if (phase === 'starting') return `${step} …`;
  return come < all || all === 0 ? 'Downloading …' : 'Starting …';
}

/** How far it is, in words that a screen reader says too, and what can be done about it. */
export function StatusBar({ id, state, onRun }: { id: string; state: RunState; onRun: () => void }): ReactNode {
  const { phase, come, all, active, runs } = state;
  const isActive = active === id;
  const loading = isActive && phase === 'loading';
  return (
    <div className="run__bar">
      <p role="status">{sentence(state, runs[id], isActive)}</p>
      {loading && all > 0 && (
        <>
          <progress max={all} value={come} aria-label="Download" />
          <span>
            {megabytes(come)} of {megabytes(all)} MB
          </span>
        </>
      )}
      <span className="run__acts">
        {isActive ? (
          <button type="button" className="button button--plain" onClick={() => stop('You stopped it.')}>
            Stop
          </button>
        ) : (
          <button type="button" className="button button--plain" disabled={active !== undefined} onClick={onRun}>
            {runs[id] ? 'Run again' : 'Run'}
          </button>
        )}
        <button type="button" className="button button--plain" disabled={phase === 'off'} onClick={reset}>
          Reset network
        </button>
      </span>
    </div>
  );
}
