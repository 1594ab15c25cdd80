import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { LogView, NoteView, OwnView, TxView, WorldView } from '../../../core/tabMessages';

export const short = (hex: string): string => (hex.length > 20 ? `${hex.slice(0, 10)}…${hex.slice(-4)}` : hex);
/** A field that holds a small number is one. */
const small = (hex: string): string => (/^0x0{48}[\da-f]{16}$/.test(hex) ? BigInt(hex).toString() : short(hex));

/** Fee juice has 18 decimals. */
const feeJuice = (fee: string): string => {
  const digits = fee.padStart(19, '0');
  const [whole, rest] = [digits.slice(0, -18), digits.slice(-18).replace(/0+$/, '')];
  return rest ? `${whole}.${rest}` : whole;
};

function Row({ title, to, children }: { title: string; to: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        <Link to={to}>{title}</Link>
      </dt>
      <dd>{children}</dd>
    </>
  );
}

interface ListRowProps {
  title: string;
  to: string;
  values: ReactNode[];
  none?: string;
}

const ListRow = ({ values, none = 'none', ...row }: ListRowProps): ReactNode => (
  <Row {...row}>
    {values.length === 0 ? (
      none
    ) : (
      <ul>
        {values.map((value, index) => (
          <li key={index}>{value}</li>
        ))}
      </ul>
    )}
  </Row>
);

const LOGS: Record<LogView['kind'], string> = {
  encrypted: 'For its recipient, encrypted',
  private: 'From a private function, in the clear',
  public: 'From a public function, in the clear',
  instance: 'Address of a contract, in the clear',
  class: 'Class of a contract, in the clear',
};

/** How a contract came to be there is long, and seldom what one looks for. */
const isLong = (kind: LogView['kind']): boolean => kind === 'instance' || kind === 'class';

const Log = ({ log: { kind, title, bytes, parts }, shown }: { log: LogView; shown: Shown }): ReactNode => (
  <details className="tx__log" open={!isLong(kind)}>
    <summary>
      {title ?? LOGS[kind]}, {bytes} bytes
    </summary>
    <dl className="tx__parts">
      {parts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            <code>{shown(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

const gasText = ({ kind, used, price }: WorldView['gas'][number]): string =>
  `${used} ${kind} gas at ${price}: ${feeJuice((BigInt(used) * BigInt(price)).toString())} fee juice`;

/** How a value is written: short, or whole. */
type Shown = (hex: string) => string;

function World({ world, block, shown }: { world: WorldView; block: number; shown: Shown }): ReactNode {
  const codes = (values: string[]) => values.map((value) => <code key={value}>{shown(value)}</code>);
  const logs = (...kinds: LogView['kind'][]) =>
    world.logs.filter(({ kind }) => kinds.includes(kind)).map((log, i) => <Log key={i} log={log} shown={shown} />);
  const published = logs('class', 'instance');
  return (
    <dl>
      <Row title="Fee payer" to="/developers/docs/concepts/fees">
        {world.feePayer} paid {feeJuice(world.fee)} fee juice, in block {block}
        {world.reverted && '; the public calls were reverted'}
      </Row>
      <ListRow title="Gas" to="/developers/docs/concepts/fees" values={world.gas.map(gasText)} />
      <ListRow title="Nullifiers" to="/developers/docs/concepts/storage/state_model" values={codes(world.nullifiers)} />
      <ListRow title="Note hashes" to="/developers/docs/concepts/storage/notes" values={codes(world.noteHashes)} />
      <ListRow
        title="Encrypted logs"
        to="/developers/docs/concepts/advanced/storage/note_discovery"
        values={logs('encrypted')}
      />
      <ListRow title="Logs in the clear" to="/developers/docs/concepts/call_types" values={logs('private', 'public')} />
      {published.length > 0 && (
        <ListRow
          title="Published contracts"
          to="/developers/docs/concepts/smart_contracts/contract_creation"
          values={published}
        />
      )}
      <ListRow
        title="Public calls"
        to="/developers/docs/concepts/call_types"
        values={world.publicCalls.map((call, i) => (
          <code key={i}>{call}</code>
        ))}
      />
      <ListRow
        title="Public writes"
        to="/developers/docs/concepts/advanced/storage/storage_slots"
        values={world.publicWrites.map(({ slot, value }) => (
          <code key={slot}>
            {shown(slot)} ← {shown(value)}
          </code>
        ))}
      />
      {world.messages.length > 0 && (
        <ListRow
          title="Messages to Ethereum"
          to="/developers/docs/concepts/communication/portals"
          values={codes(world.messages)}
        />
      )}
    </dl>
  );
}

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

function Own({ own, shown }: { own: OwnView; shown: Shown }): ReactNode {
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

const isPublishing = (call: string): boolean => /^Contract\w+Registry\./.test(call);

/** It brought a contract or an account into being. */
export const isDeployment = ({ world, own }: TxView): boolean =>
  world.logs.some(({ kind }) => kind === 'instance' || kind === 'class') ||
  own.calls.some((call) => isPublishing(call) || /\.constructor\(/.test(call));

/** What happened, in one line: the call that the program made, and not how a contract is published. */
export function title({ world, own }: TxView): string {
  const calls = [...own.calls.filter((call) => !isPublishing(call)), ...world.publicCalls];
  return calls[0]?.replace(/\(.*$/s, '') ?? 'an account';
}

/** A transaction twice: what everybody can read, and what stayed in this tab. */
export function Sides({ tx: { world, own, block }, whole }: { tx: TxView; whole: boolean }): ReactNode {
  const shown: Shown = whole ? (hex) => hex : small;
  return (
    <div className="tx__sides">
      <div role="group" data-side="world" aria-label="What the world sees">
        <p className="tx__title">What the world sees</p>
        <World world={world} block={block} shown={shown} />
      </div>
      <div role="group" data-side="own" aria-label="What you see">
        <p className="tx__title">What you see</p>
        <Own own={own} shown={shown} />
      </div>
    </div>
  );
}

export function Transaction({ tx }: { tx: TxView }): ReactNode {
  const [whole, setWhole] = useState(false);
  return (
    <details className="tx">
      <summary>
        Transaction <code>{short(tx.hash)}</code>: {title(tx)}
      </summary>
      <Sides tx={tx} whole={whole} />
      <button type="button" className="button button--plain" aria-pressed={whole} onClick={() => setWhole(!whole)}>
        Show whole values
      </button>
    </details>
  );
}
