import type { LogView, TxView } from '../../core/tabMessages';

/** A transaction as the node stores it, each value in hexadecimal. */
export interface Stored {
  /** Decimal. */
  fee: string;
  /** The L2 gas of its block, in which it is alone. */
  mana: string;
  reverted: boolean;
  noteHashes: string[];
  nullifiers: string[];
  messages: string[];
  writes: string[][];
  privateLogs: string[][];
  /** The address of the contract first. */
  publicLogs: string[][];
  /** As above; in place of the bytecode its SHA-256 hash. */
  classLogs: string[][];
}

/** What columns.ts prints: transactions of each kind, told and stored, and logs that a contract could emit. */
export interface Columns {
  made: { name: string; view: TxView; stored: Stored }[];
  clear: LogView[];
}
