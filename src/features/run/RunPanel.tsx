import './styles.css';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import React, { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { whyNot } from './able';
import { run, stop } from './control';
import { Editor } from './Editor';
import { edits, linked, withEdits, withLinked } from './edits';
import { Frame } from './Frame';
import { LinkedNotice, useLinked } from './Linked';
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

/** The button that was pressed is gone: what can be done now is Stop. */
function useFocusWhen(isOn: boolean) {
  const acts = useRef<HTMLDivElement>(null);
  const was = useRef(isOn);
  useEffect(() => {
    if (isOn && !was.current) acts.current?.querySelector('button')?.focus({ preventScroll: true });
    was.current = isOn;
  }, [isOn]);
  return acts;
}

function Ready({ id, pressed, program }: Props & { program: Program }): ReactNode {
  const state = useStore(runStore);
  const { owner, opened, phase, runs, txs } = state;
  const original = program.steps.at(-1)!;
  const own = withEdits(program.steps, useStore(edits));
  useLinked(id, own.at(-1)!);
  const steps = withLinked(own, useStore(linked));
  const isLinked = steps !== own;
  const isOffered = phase === 'off' && !runs[id];
  const acts = useFocusWhen(!isOffered);
  const start = () =>
    run(id, program.manifest, withLinked(withEdits(program.steps, edits.getSnapshot()), linked.getSnapshot()));
  const startIfFree = () => {
    const { phase: now, active: other } = runStore.getSnapshot();
    if (now === 'ready' && !other) start();
  };
  // The network is there: pressing Run was all it takes.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(startIfFree, [pressed]);
  useEffect(
    () => () => {
      if (runStore.getSnapshot().owner === id) stop('The page was left.');
    },
    [id],
  );
  const onKey = () => {
    // What is downloaded is asked for with the button that says how much it is.
    if (isOffered) acts.current?.querySelector<HTMLButtonElement>('.button')?.focus();
    else if (!runStore.getSnapshot().active) start();
  };
  return (
    <>
      {isLinked && <LinkedNotice original={original} own={own.at(-1)!.text} text={steps.at(-1)!.text} />}
      <div ref={acts}>
        {isOffered ? (
          <Offer program={{ ...program, steps }} onStart={start} />
        ) : (
          <StatusBar id={id} state={state} onRun={start} />
        )}
      </div>
      <Editor
        id={id}
        manifest={program.manifest}
        original={original}
        steps={steps}
        isLinked={isLinked}
        run={runs[id]}
        onRun={onKey}
      />
      <Output run={runs[id]} steps={steps} version={program.version} txs={txs} />
      {owner === id && <Frame key={opened} code={steps.map(({ text }) => text).join('\n')} />}
    </>
  );
}

const Crashed = ({ tryAgain }: { tryAgain: () => void }): ReactNode => (
  <p role="alert">
    The result could not be shown.{' '}
    <button
      type="button"
      className="button button--plain"
      onClick={() => {
        stop('It could not be shown.');
        tryAgain();
      }}
    >
      Begin again
    </button>
  </p>
);

/** Runs a block of a guide on the network in this tab, and shows what it did. */
export default function RunPanel({ id, pressed }: Props): ReactNode {
  const program = useProgram(id);
  const reason = whyNot();
  return (
    <div className="run" role="group" aria-label="Run this code" data-markdown-ignore="">
      <ErrorBoundary fallback={Crashed}>
        {reason ? (
          <p role="status">{reason}</p>
        ) : program === 'loading' ? null : program === 'failed' ? (
          <p role="alert">The code did not load. Check your connection, then reload the page.</p>
        ) : (
          <Ready id={id} pressed={pressed} program={program} />
        )}
      </ErrorBoundary>
    </div>
  );
}
