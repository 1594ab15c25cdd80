import React, { type ReactNode } from 'react';
import type { RunStep } from '../../../core/tab';
import { STABLE } from '../../../core/versions';
import { ErrorAnswer } from '../errors';
import type { BlockRun, Item } from './store';
import { Transaction } from './Transaction';

const lineOf = (steps: RunStep[], key: string | undefined, line: number | undefined) => {
  const step = steps.find((each) => each.key === key);
  return step && line !== undefined ? { step, line, text: step.text.split('\n')[line - 1] ?? '' } : undefined;
};

/** The error in place: which line of which block, and what the catalogue knows of it. */
function Failure({ error, steps }: { error: NonNullable<BlockRun['error']>; steps: RunStep[] }): ReactNode {
  const message = String(error.message).slice(0, 4000);
  const at = lineOf(steps, error.key, error.line);
  return (
    <div className="run__error" role="alert">
      {at && (
        <p>
          {at.step === steps.at(-1) ? 'Line' : `${at.step.title}, line`} {at.line}: <code>{at.text.trim()}</code>
        </p>
      )}
      <pre>{message}</pre>
      <ErrorAnswer text={message} version={STABLE.id} onFollow={() => undefined} />
    </div>
  );
}

function Line({ item, steps }: { item: Item; steps: RunStep[] }): ReactNode {
  if (item.kind === 'line') return <pre data-level={item.level}>{item.text}</pre>;
  if (item.kind === 'tx') return <Transaction tx={item.tx} />;
  const step = steps.find(({ key }) => key === item.key);
  return step && step !== steps.at(-1) ? <p className="run__step">First: {step.title}</p> : null;
}

/** What the program printed and sent, as it comes. */
export function Output({ id, run, steps }: { id: string; run: BlockRun | undefined; steps: RunStep[] }): ReactNode {
  if (!run) return null;
  return (
    <>
      <div className="run__log" role="log" aria-label="Output" tabIndex={0} data-status={run.status} id={`run-${id}`}>
        {run.items.map((item, index) => (
          <Line key={index} item={item} steps={steps} />
        ))}
      </div>
      {run.error && <Failure error={run.error} steps={steps} />}
    </>
  );
}
