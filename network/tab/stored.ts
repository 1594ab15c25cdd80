import { sha256 } from '@aztec/foundation/crypto';
import type { Fr } from '@aztec/foundation/fields';
import type { TxEffect } from '@aztec/stdlib/tx';
import type { Stored } from './made';

/** As the node stores it, in plain words. */
export const storedOf = (effect: TxEffect, mana: Fr): Stored => ({
  mana: mana.toBigInt().toString(),
  fee: effect.transactionFee.toBigInt().toString(),
  reverted: !effect.revertCode.isOK(),
  noteHashes: effect.noteHashes.map(String),
  nullifiers: effect.nullifiers.map(String),
  messages: effect.l2ToL1Msgs.map(String),
  writes: effect.publicDataWrites.map(({ leafSlot, value }) => [String(leafSlot), String(value)]),
  privateLogs: effect.privateLogs.map((log) => log.getEmittedFields().map(String)),
  publicLogs: effect.publicLogs.map((log) => [String(log.contractAddress), ...log.getEmittedFields().map(String)]),
  classLogs: effect.contractClassLogs.map((log) => {
    const fields = log.getEmittedFields();
    const bytecode = Buffer.concat(fields.slice(5).map((field) => field.toBuffer()));
    const hash = `0x${sha256(bytecode).toString('hex')}`;
    return [String(log.contractAddress), ...fields.slice(0, 5).map(String), hash];
  }),
});
