import React, { type ReactNode } from 'react';
import type { RunStep } from '../../../core/tab';
import type { TxView } from '../../../core/tabMessages';
import { ErrorAnswer, RoutedLinks } from '../errors';
import { reset } from './control';
import { Holdings } from './Holdings';
import type { BlockRun, Item } from './store';
import { Transaction } from './Transaction';
import { isDeployment } from './txTitle';
import type { Program } from './useProgram';

const lineOf = (steps: RunStep[], key: string | undefined, line: number | undefined) => {
  const step = steps.find((each) => each.key === key);
  return step && line !== undefined ? { step, line, text: step.text.split('\n')[line - 1] ?? '' } : undefined;
};

/** The error in place: which line of which block, and what the catalogue knows of it. */
function Failure({
  error,
  steps,
  version,
}: Pick<Props, 'steps' | 'version'> & { error: NonNullable<BlockRun['error']> }): ReactNode {
  const at = lineOf(steps, error.key, error.line);
  return (
    <div className="run__error" role="alert">
      {at && (
        <p>
          {at.step === steps.at(-1) ? 'Line' : `${at.step.title}, line`} {at.line}: <code>{at.text.trim()}</code>
        </p>
      )}
      <pre>{error.message}</pre>
      <RoutedLinks>
        <ErrorAnswer text={error.message} version={version} onFollow={() => undefined} />
      </RoutedLinks>
    </div>
  );
}

/** The network shares JavaScript itself with the program, so nothing after it can be relied on. */
const Changed = ({ what }: { what: string }): ReactNode => (
  <p className="run__error" role="alert">
    The program changed <code>{what}</code>, which the network in this tab uses too. Later runs may fail for no other
    reason.{' '}
    <button type="button" className="button button--plain" onClick={reset}>
      Reset network
    </button>
  </p>
);

function Line({ item, steps }: { item: Item; steps: RunStep[] }): ReactNode {
  if (item.kind === 'line') return <pre data-level={item.level}>{item.text}</pre>;
  const step = item.kind === 'step' ? steps.find(({ key }) => key === item.key) : undefined;
  return step && step !== steps.at(-1) ? <p className="run__step">First: {step.title}</p> : null;
}

/** Those of the block itself first, and how contracts came to be there last. */
function inOrder(items: Item[], own: string): TxView[] {
  let isOwn = false;
  const places: [place: number, tx: TxView][] = [];
  for (const item of items) {
    if (item.kind === 'step') isOwn = item.key === own;
    if (item.kind === 'tx') places.push([(isOwn ? 0 : 1) + (isDeployment(item.tx) ? 2 : 0), item.tx]);
  }
  return places.sort(([a], [b]) => a - b).map(([, tx]) => tx);
}

interface Props {
  run: BlockRun | undefined;
  steps: RunStep[];
  version: Program['version'];
  /** All of this network. */
  txs: TxView[];
}

/** What the program printed, what the accounts then hold, and what it sent. */
export function Output({ run, steps, version, txs }: Props): ReactNode {
  if (!run) return null;
  const sent = inOrder(run.items, steps.at(-1)!.key);
  return (
    <>
      <div className="run__log" role="log" aria-label="Output" tabIndex={0} data-status={run.status}>
        {run.items.map((item, index) => (
          <Line key={index} item={item} steps={steps} />
        ))}
      </div>
      {run.error && <Failure error={run.error} steps={steps} version={version} />}
      {run.changed && <Changed what={run.changed} />}
      <Holdings txs={txs} />
      {sent.map((tx, index) => (
        <Transaction key={index} tx={tx} />
      ))}
    </>
  );
}
