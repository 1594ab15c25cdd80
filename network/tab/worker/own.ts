/** What only a PXE of this tab knows of a transaction. */
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import type { PrivateCallExecutionResult, Tx, TxEffect, TxExecutionRequest, TxProvingResult } from '@aztec/stdlib/tx';
import type { NoteView, OwnView } from '../../../core/tabMessages';
import type { Names } from './names';
import type { Notes } from './notes';

export interface Proven {
  request: TxExecutionRequest;
  result: TxProvingResult;
}

const addressesOf = (calls: PrivateCallExecutionResult[]): AztecAddress[] =>
  calls.flatMap(({ publicInputs, nestedExecutionResults }) => [
    publicInputs.callContext.contractAddress,
    ...addressesOf(nestedExecutionResults),
  ]);

async function callOf(
  { publicInputs }: PrivateCallExecutionResult,
  { request }: Proven,
  names: Names,
): Promise<string> {
  const { contractAddress, functionSelector } = publicInputs.callContext;
  const args = request.argsOfCalls.find(({ hash }) => hash.equals(publicInputs.argsHash))?.values ?? [];
  return names.call(contractAddress, functionSelector, args);
}

export async function ownOf(
  tx: Tx,
  effect: TxEffect,
  proven: Proven | undefined,
  names: Names,
  notes: Notes,
): Promise<OwnView> {
  const calls = proven ? proven.result.privateExecutionResult.entrypoint.nestedExecutionResults : [];
  const touched = [
    ...addressesOf(calls),
    ...tx.getPublicCallRequestsWithCalldata().map(({ request }) => request.contractAddress),
  ];
  const changes = { created: [] as NoteView[], spent: [] as NoteView[] };
  for (const address of new Map(touched.map((address) => [address.toString(), address])).values()) {
    const { created, spent } = await notes.changes(address, effect);
    changes.created.push(...created);
    changes.spent.push(...spent);
  }
  const sender = proven ? await names.of(proven.request.origin) : 'unknown';
  return {
    sender,
    calls: proven ? await Promise.all(calls.map((call) => callOf(call, proven, names))) : [],
    ...changes,
  };
}
