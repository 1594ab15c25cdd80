import React, { type ReactNode } from 'react';
import type { TxView } from '../../../core/tabMessages';
import { holdings, type Account, type Held } from './holdings';
import { title } from './txTitle';
import { short } from './txValues';

const of = (tx: TxView | undefined): string => (tx ? `${title(tx)} (${short(tx.hash)})` : 'an earlier transaction');

const Note = ({ held: { note, made, spent } }: { held: Held }): ReactNode => (
  <li data-spent={spent !== undefined}>
    {note.amount ?? 'a note'} of {note.contract}, made by {of(made)}, {spent ? `spent by ${of(spent)}` : 'not spent'};
    note hash <code>{short(note.hash)}</code>, nullifier <code>{short(note.nullifier)}</code>
  </li>
);

function Balances({ balances, notes }: Account): ReactNode {
  if (balances.length === 0) return notes.length === 1 ? 'one note' : `${notes.length} notes`;
  const isShared = (contract: string) => balances.filter((each) => each.contract === contract).length > 1;
  return balances
    .map(({ contract, address, amount }) => `${amount} of ${contract}${isShared(contract) ? ` ${short(address)}` : ''}`)
    .join(', ');
}

/** What each account holds in private notes, and where each note came from. */
export function Holdings({ txs }: { txs: TxView[] }): ReactNode {
  const accounts = holdings(txs);
  if (accounts.length === 0) return null;
  return (
    <div className="holdings" role="group" aria-label="In private notes">
      <p className="tx__title">In private notes, which only their owners can read</p>
      {accounts.map((account) => (
        <details key={account.owner} className="holdings__account">
          <summary>
            {account.owner}: <Balances {...account} />
          </summary>
          <ul>
            {account.notes.map((held) => (
              <Note key={held.note.nullifier} held={held} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
