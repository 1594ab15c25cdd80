/** What everybody can read of a transaction. */
import { FunctionSelector } from '@aztec/stdlib/abi';
import type { GasUsed } from '@aztec/stdlib/gas';
import type { Tx, TxEffect } from '@aztec/stdlib/tx';
import type { WorldView } from '../../../core/tabMessages';
import { logsOf } from './logs';
import type { Names } from './names';
import type { TabNetwork } from './network';

export async function worldOf(tx: Tx, effect: TxEffect, names: Names): Promise<Omit<WorldView, 'gas'>> {
  const calls = tx
    .getPublicCallRequestsWithCalldata()
    .map(({ request, calldata: [selector, ...args] }) =>
      names.call(request.contractAddress, FunctionSelector.fromField(selector!), args),
    );
  return {
    feePayer: await names.of(tx.data.feePayer),
    fee: effect.transactionFee.toBigInt().toString(),
    noteHashes: effect.noteHashes.map(String),
    nullifiers: effect.nullifiers.map(String),
    logs: await logsOf(effect, names),
    publicCalls: await Promise.all(calls),
    publicWrites: effect.publicDataWrites.map(({ leafSlot, value }) => ({
      slot: String(leafSlot),
      value: String(value),
    })),
    messages: effect.l2ToL1Msgs.map(String),
    reverted: !effect.revertCode.isOK(),
  };
}

/** At the prices of its block. */
export async function gasOf(
  { billedGas }: GasUsed,
  node: TabNetwork['node'],
  number: number,
): Promise<WorldView['gas']> {
  const { gasFees } = (await node.getBlock(number))!.header.globalVariables;
  return [
    { kind: 'L2', used: billedGas.l2Gas, price: String(gasFees.feePerL2Gas) },
    { kind: 'DA', used: billedGas.daGas, price: String(gasFees.feePerDaGas) },
  ];
}
