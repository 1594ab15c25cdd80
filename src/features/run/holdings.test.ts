import { expect, test } from 'vitest';
import type { NoteView, TxView } from '../../../core/tabMessages';
import { holdings } from './holdings';

const note = (owner: string, amount: string | null, id: string): NoteView => ({
  contract: 'Token',
  address: '0xaa',
  owner,
  amount,
  hash: `0x1${id}`,
  nullifier: `0x2${id}`,
});
const tx = (hash: string, created: NoteView[], spent: NoteView[] = []) => ({ hash, own: { created, spent } }) as TxView;

test('each account has its notes, what made and spent them, and the sum of those that are left', () => {
  const first = note('alice', '100', '1');
  const txs = [
    tx('0xa', [first]),
    tx('0xb', [note('alice', '70', '2'), note('bob', '30', '3'), note('bob', null, '4')], [first]),
  ];
  const [alice, bob] = holdings(txs);
  expect(alice!.balances).toEqual([{ contract: 'Token', address: '0xaa', amount: 70n }]);
  expect(alice!.notes.map(({ made, spent }) => [made?.hash, spent?.hash])).toEqual([
    ['0xa', '0xb'],
    ['0xb', undefined],
  ]);
  expect(bob!.balances).toEqual([{ contract: 'Token', address: '0xaa', amount: 30n }]);
  expect(bob!.notes).toHaveLength(2);
});
