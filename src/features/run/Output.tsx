import React, { type ReactNode } from 'react';
import type { RunStep } from '../../../core/tab';
import { STABLE } from '../../../core/versions';
import { ErrorAnswer, RoutedLinks } from '../errors';
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
      <RoutedLinks>
        <ErrorAnswer text={message} version={STABLE.id} onFollow={() => undefined} />
      </RoutedLinks>
    </div>
  );
}

/** What belongs to the block itself, and what to the steps before it. */
function withOwn(items: Item[], own: string): { item: Item; isOwn: boolean }[] {
  let isOwn = false;
  return items.map((item) => {
    if (item.kind === 'step') isOwn = item.key === own;
    return { item, isOwn };
  });
}

function Line({ item, isOwn, steps }: { item: Item; isOwn: boolean; steps: RunStep[] }): ReactNode {
  if (item.kind === 'line') return <pre data-level={item.level}>{item.text}</pre>;
  if (item.kind === 'tx') return <Transaction tx={item.tx} open={isOwn} />;
  const step = steps.find(({ key }) => key === item.key);
  return step && !isOwn ? <p className="run__step">First: {step.title}</p> : null;
}

/** What the program printed and sent, as it comes. */
export function Output({ run, steps }: { run: BlockRun | undefined; steps: RunStep[] }): ReactNode {
  if (!run) return null;
  return (
    <>
      <div className="run__log" role="log" aria-label="Output" tabIndex={0} data-status={run.status}>
        {withOwn(run.items, steps.at(-1)!.key).map((line, index) => (
          <Line key={index} {...line} steps={steps} />
        ))}
      </div>
      {run.error && <Failure error={run.error} steps={steps} />}
    </>
  );
}
