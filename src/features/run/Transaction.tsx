import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { NoteView, OwnView, TxView, WorldView } from '../../../core/tab';

const CONCEPTS = '/developers/docs/concepts';
/** Longer lists are counted and not shown whole. */
const SHOWN = 4;

const short = (hex: string): string => (hex.length > 20 ? `${hex.slice(0, 10)}…${hex.slice(-4)}` : hex);

function Row({ title, to, children }: { title: string; to: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        <Link to={`${CONCEPTS}/${to}`}>{title}</Link>
      </dt>
      <dd>{children}</dd>
    </>
  );
}

interface ListRowProps {
  title: string;
  to: string;
  values: string[];
  none?: string;
}

const ListRow = ({ values, none = 'none', ...row }: ListRowProps): ReactNode => (
  <Row {...row}>
    {values.length === 0 ? (
      none
    ) : (
      <ul>
        {values.slice(0, SHOWN).map((value, index) => (
          <li key={index}>
            <code>{value}</code>
          </li>
        ))}
        {values.length > SHOWN && <li>and {values.length - SHOWN} more</li>}
      </ul>
    )}
  </Row>
);

function World({ world, block }: { world: WorldView; block: number }): ReactNode {
  const logs = world.encryptedLogs.map((bytes) => `${bytes} bytes of ciphertext`);
  return (
    <dl>
      <Row title="Fee payer" to="fees">
        {world.feePayer} paid {world.fee} fee juice, in block {block}
        {world.reverted && '; the public calls were reverted'}
      </Row>
      <ListRow title="Nullifiers" to="storage/state_model" values={world.nullifiers.map(short)} />
      <ListRow title="Note hashes" to="storage/notes" values={world.noteHashes.map(short)} />
      <ListRow title="Encrypted logs" to="advanced/storage/note_discovery" values={logs} />
      <ListRow title="Public calls" to="call_types" values={world.publicCalls} />
      <ListRow
        title="Public writes"
        to="advanced/storage/storage_slots"
        values={world.publicWrites.map(({ slot, value }) => `${short(slot)} ← ${short(value)}`)}
      />
    </dl>
  );
}

const noteText = ({ contract, owner, amount }: NoteView): string =>
  amount === null ? `a note of ${contract} for ${owner}` : `${amount} for ${owner}, in ${contract}`;

const Own = ({ own }: { own: OwnView }): ReactNode => (
  <dl>
    <Row title="Sender" to="accounts">
      {own.sender}
    </Row>
    <ListRow title="Private calls" to="pxe" values={own.calls} none="none: this transaction is public" />
    <ListRow title="Notes spent" to="storage/notes" values={own.spent.map(noteText)} />
    <ListRow title="Notes created" to="storage/notes" values={own.created.map(noteText)} />
  </dl>
);

/** What happened, in one line: the call that the program made, and not how a contract is published. */
function title({ world, own }: TxView): string {
  const calls = [...own.calls.filter((call) => !/^Contract\w+Registry\./.test(call)), ...world.publicCalls];
  return calls[0]?.replace(/\(.*$/s, '') ?? 'an account';
}

/** A transaction twice: what everybody can read, and what stayed in this tab. */
export const Transaction = ({ tx, open }: { tx: TxView; open: boolean }): ReactNode => (
  <details className="tx" open={open}>
    <summary>
      Transaction <code>{short(tx.hash)}</code>: {title(tx)}
    </summary>
    <div className="tx__sides">
      <div role="group" data-side="world" aria-label="What the world sees">
        <p className="tx__title">What the world sees</p>
        <World world={tx.world} block={tx.block} />
      </div>
      <div role="group" data-side="own" aria-label="What you see">
        <p className="tx__title">What you see</p>
        <Own own={tx.own} />
      </div>
    </div>
  </details>
);
