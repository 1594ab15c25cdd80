import React, { useEffect, useState, type ReactNode } from 'react';
import type { RunStep } from '../../../core/tab';
import { useStore } from '../../bridge/useStore';
import { whyNot } from './able';
import { run, stop } from './control';
import { Editor } from './Editor';
import { Frame } from './Frame';
import { Offer } from './Offer';
import { Output } from './Output';
import { runStore } from './store';
import { StatusBar } from './StatusBar';
import { useProgram, type Program } from './useProgram';

const withEdits = (steps: RunStep[], edits: Record<string, string>): RunStep[] =>
  steps.map((step) => ({ ...step, text: edits[step.key] ?? step.text }));

function Ready({ id, program }: { id: string; program: Program }): ReactNode {
  const state = useStore(runStore);
  const { owner, opened, phase, edits, runs, active } = state;
  const steps = withEdits(program.steps, edits);
  const start = () => run(id, program.manifest, withEdits(program.steps, runStore.getSnapshot().edits));
  const [first] = useState(() => phase === 'ready' && !active);
  useEffect(() => {
    // The network is there: pressing Run was all it takes.
    if (first) start();
    return () => {
      if (runStore.getSnapshot().owner === id) stop('The page was left.');
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      {phase === 'off' && !runs[id] ? (
        <Offer program={{ ...program, steps }} onStart={start} />
      ) : (
        <StatusBar id={id} state={state} onRun={start} />
      )}
      <Editor original={program.steps.at(-1)!} steps={steps} />
      <Output run={runs[id]} steps={steps} />
      {owner === id && <Frame key={opened} code={steps.map(({ text }) => text).join('\n')} />}
    </>
  );
}

/** Runs a block of a guide on the network in this tab, and shows what it did. */
export default function RunPanel({ id }: { id: string }): ReactNode {
  const program = useProgram(id);
  const reason = whyNot();
  return (
    <section className="run" aria-label="Run this code" data-markdown-ignore="">
      {reason ? (
        <p>{reason}</p>
      ) : program === 'loading' ? null : program === 'failed' ? (
        <p role="alert">The code did not load. Check your connection, then reload the page.</p>
      ) : (
        <Ready id={id} program={program} />
      )}
    </section>
  );
}
