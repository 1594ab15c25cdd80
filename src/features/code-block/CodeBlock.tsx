import React, { useEffect, useState, type ReactNode } from 'react';
import { LoadBoundary } from '../../components/LoadBoundary';
import { RunPanel } from '../run';
import { Block, type Props } from './Block';

/** A code block, with buttons to copy it, to run it, and where a line is too long to wrap its lines. */
export function CodeBlock({ run, ...props }: Props): ReactNode {
  const [pressed, press] = useState(0);
  // A link that carries code for this block.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server's page knows no fragment.
    if (run && location.hash.startsWith(`#run=${run.split('/')[1]}.`)) press(1);
  }, [run]);
  if (!run) return <Block {...props} />;
  const button = (
    <button
      type="button"
      className="code__tool"
      data-code="run"
      data-replay
      aria-expanded={pressed > 0}
      onClick={() => press(pressed + 1)}
    >
      Run
    </button>
  );
  return (
    <>
      <Block {...props} tool={button} />
      {pressed > 0 && (
        <LoadBoundary name="The part that runs code">
          <RunPanel id={run} pressed={pressed} />
        </LoadBoundary>
      )}
    </>
  );
}
