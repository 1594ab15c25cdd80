import React, { useState, type ReactNode } from 'react';
import { Button } from './Button';
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

/** Once there is something to reckon with. */
function left({ come, all, since }: RunState): string {
  const seconds = Math.round(((Date.now() - since) / 1000) * (all / come - 1));
  return come > all / 20 && seconds > 5 ? `, about ${seconds} s left` : '';
}

function Progress({ state }: { state: RunState }): ReactNode {
  const { come, all } = state;
  return (
    <>
      <progress max={all} value={come} aria-label="Download" />
      <span>
        {megabytes(come)} of {megabytes(all)} MB{left(state)}
      </span>
    </>
  );
}

/** How far it is, in words that a screen reader says too, and what can be done about it. */
export function StatusBar({ id, state, onRun }: { id: string; state: RunState; onRun: () => void }): ReactNode {
  const { phase, all, active, runs } = state;
  const [confirming, confirm] = useState(false);
  const isActive = active === id;
  const then = (act: () => void) => () => {
    confirm(false);
    act();
  };
  return (
    <div className="run__bar">
      <p role="status">
        {confirming
          ? 'Reset the network? Its contracts, balances and blocks are gone then. Your code stays.'
          : sentence(state, runs[id], isActive)}
      </p>
      {isActive && phase === 'loading' && all > 0 && <Progress state={state} />}
      <span className="run__acts">
        {confirming ? (
          <>
            <Button label="Keep it" onClick={then(() => undefined)} />
            <Button label="Yes, reset" onClick={then(reset)} />
          </>
        ) : (
          <>
            {isActive ? (
              <Button label="Stop" onClick={() => stop('You stopped it.')} />
            ) : (
              <Button label={runs[id] ? 'Run again' : 'Run'} onClick={onRun} disabled={active !== undefined} />
            )}
            <Button label="Reset network" onClick={() => confirm(true)} disabled={phase === 'off'} />
          </>
        )}
      </span>
    </div>
  );
}
