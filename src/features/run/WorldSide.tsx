import React, { type ReactNode } from 'react';
import type { LogView, WorldView } from '../../../core/tabMessages';
import { ListRow, Row } from './TxRows';
import { feeJuice, type Shown } from './txValues';

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

export function WorldSide({ world, block, shown }: { world: WorldView; block: number; shown: Shown }): ReactNode {
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
