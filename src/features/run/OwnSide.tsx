import React, { type ReactNode } from 'react';
import type { NoteView, OwnView } from '../../../core/tabMessages';
import { ListRow, Row } from './TxRows';
import type { Shown } from './txValues';

const Note = ({
  note: { contract, owner, amount, hash, nullifier },
  shown,
}: {
  note: NoteView;
  shown: Shown;
}): ReactNode => (
  <>
    {amount === null ? `a note of ${contract}` : `${amount} of the smallest unit of ${contract}`} for {owner}
    <dl className="tx__parts">
      <div>
        <dt>note hash</dt>
        <dd>
          <code>{shown(hash)}</code>
        </dd>
      </div>
      <div>
        <dt>nullifier</dt>
        <dd>
          <code>{shown(nullifier)}</code>
        </dd>
      </div>
    </dl>
  </>
);

export function OwnSide({ own, shown }: { own: OwnView; shown: Shown }): ReactNode {
  const notes = (list: NoteView[]) => list.map((note) => <Note key={note.hash} note={note} shown={shown} />);
  const calls = own.calls.map((call, i) => <code key={i}>{call}</code>);
  return (
    <dl>
      <Row title="Sender" to="/developers/docs/concepts/accounts">
        {own.sender}
      </Row>
      <ListRow
        title="Private calls"
        to="/developers/docs/concepts/pxe"
        values={calls}
        none="none but the account's own: this transaction is public"
      />
      <ListRow title="Notes spent" to="/developers/docs/concepts/storage/notes" values={notes(own.spent)} />
      <ListRow title="Notes created" to="/developers/docs/concepts/storage/notes" values={notes(own.created)} />
    </dl>
  );
}
