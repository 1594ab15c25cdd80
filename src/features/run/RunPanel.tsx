import React, { useEffect, type ReactNode } from 'react';
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

interface Props {
  /** `page/block` */
  id: string;
  /** How often the button of the block was pressed. */
  pressed: number;
}

const withEdits = (steps: RunStep[], edits: Record<string, string>): RunStep[] =>
  steps.map((step) => ({ ...step, text: edits[step.key] ?? step.text }));

function Ready({ id, pressed, program }: Props & { program: Program }): ReactNode {
  const state = useStore(runStore);
  const { owner, opened, phase, edits, runs } = state;
  const steps = withEdits(program.steps, edits);
  const start = () => run(id, program.manifest, withEdits(program.steps, runStore.getSnapshot().edits));
  useEffect(() => {
    // The network is there: pressing Run was all it takes.
    const { phase: now, active: other } = runStore.getSnapshot();
    if (now === 'ready' && !other) start();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pressed]);
  useEffect(
    () => () => {
      if (runStore.getSnapshot().owner === id) stop('The page was left.');
    },
    [id],
  );
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
export default function RunPanel({ id, pressed }: Props): ReactNode {
  const program = useProgram(id);
  const reason = whyNot();
  return (
    <div className="run" role="group" aria-label="Run this code" data-markdown-ignore="">
      {reason ? (
        <p>{reason}</p>
      ) : program === 'loading' ? null : program === 'failed' ? (
        <p role="alert">The code did not load. Check your connection, then reload the page.</p>
      ) : (
        <Ready id={id} pressed={pressed} program={program} />
      )}
    </div>
  );
}
