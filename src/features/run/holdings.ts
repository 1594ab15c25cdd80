import type { NoteView, TxView } from '../../../core/tabMessages';

/** A note with the transactions that made it and used it up. */
export interface Held {
  note: NoteView;
  made?: TxView;
  spent?: TxView;
}

export interface Account {
  owner: string;
  /** By contract, what is not spent. Contracts of one name are told apart by their addresses. */
  balances: { contract: string; address: string; amount: bigint }[];
  notes: Held[];
}

/** What each account holds in private notes, as far as the transactions of this tab tell. */
export function holdings(txs: TxView[]): Account[] {
  const notes = new Map<string, Held>();
  for (const tx of txs) {
    for (const note of tx.own.created) notes.set(note.nullifier, { note, made: tx });
    for (const note of tx.own.spent) notes.set(note.nullifier, { ...notes.get(note.nullifier), note, spent: tx });
  }
  const accounts = new Map<string, Account>();
  for (const held of notes.values()) {
    const { owner, contract, address, amount } = held.note;
    const account = accounts.get(owner) ?? { owner, balances: [], notes: [] };
    accounts.set(owner, account);
    account.notes.push(held);
    if (amount === null) continue;
    let balance = account.balances.find((each) => each.address === address);
    if (!balance) account.balances.push((balance = { contract, address, amount: 0n }));
    if (!held.spent) balance.amount += BigInt(amount);
  }
  return [...accounts.values()].sort((a, b) => (a.owner < b.owner ? -1 : 1));
}
