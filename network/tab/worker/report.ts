/** What the world sees of each transaction, and what only a PXE of this tab knows. */
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import { FunctionSelector } from '@aztec/stdlib/abi';
import type { Fr } from '@aztec/foundation/fields';
import { computeUniqueNoteHash, siloNoteHash } from '@aztec/stdlib/hash';
import { type Note, NoteStatus, type NotesFilter } from '@aztec/stdlib/note';
import type { GasUsed } from '@aztec/stdlib/gas';
import type {
  PrivateCallExecutionResult,
  ProcessedTx,
  Tx,
  TxEffect,
  TxExecutionRequest,
  TxHash,
  TxProvingResult,
} from '@aztec/stdlib/tx';
import type { NoteView, OwnView, TxView, WorldView } from '../../../core/tabMessages';
import { logsOf } from './logs';
import { Names } from './names';
import type { TabNetwork } from './network';

interface Proven {
  request: TxExecutionRequest;
  result: TxProvingResult;
}

/** A note in the PXE's own database, which knows more of it than the PXE tells. */
interface KnownNote {
  note: Note;
  contractAddress: AztecAddress;
  noteNonce: Fr;
  noteHash: Fr;
  recipient: AztecAddress;
  txHash: TxHash;
  siloedNullifier: Fr;
}
/** The gas of a transaction is not in its effects, so it is taken where its block is made. */
interface Making {
  blockOf(processed: ProcessedTx, ...rest: unknown[]): unknown;
}
interface Inside {
  noteDataProvider: { getNotes(filter: NotesFilter): Promise<KnownNote[]> };
}

/** Tells of every transaction from now on. */
export function reportTo(network: TabNetwork, tell: (tx: TxView) => void): void {
  const { node } = network;
  const proven = new WeakMap<object, Proven>();
  const gas = new Map<string, GasUsed>();
  const reporter = new Reporter(network, gas);
  const making = node as unknown as Making;
  const blockOf = making.blockOf.bind(node);
  making.blockOf = (processed, ...rest) => {
    gas.set(processed.hash.toString(), processed.gasUsed);
    return blockOf(processed, ...rest);
  };
  network.watch((pxe) => {
    const prove = pxe.proveTx.bind(pxe);
    pxe.proveTx = async (request, ...rest) => {
      const result = await prove(request, ...rest);
      proven.set(result.publicInputs, { request, result });
      return result;
    };
  });
  const send = node.sendTx;
  node.sendTx = async (tx: Tx) => {
    await send(tx);
    // Before the program goes on, so that what it prints stands after what it did. It must not fail because of us.
    await reporter.view(tx, proven.get(tx.data)).then(tell, () => undefined);
  };
}

class Reporter {
  private readonly names: Names;

  constructor(
    private readonly network: TabNetwork,
    private readonly gas: ReadonlyMap<string, GasUsed>,
  ) {
    this.names = new Names(network);
  }

  async view(tx: Tx, proven: Proven | undefined): Promise<TxView> {
    const { data, l2BlockNumber } = (await this.network.node.getTxEffect(tx.getTxHash()))!;
    const world = { ...(await this.world(tx, data)), gas: await this.gasOf(data, l2BlockNumber) };
    const own = await this.own(tx, data, proven);
    return { hash: data.txHash.toString(), block: l2BlockNumber, world, own };
  }

  private async gasOf({ txHash }: TxEffect, number: number): Promise<WorldView['gas']> {
    const { billedGas } = this.gas.get(txHash.toString())!;
    const { gasFees } = (await this.network.node.getBlock(number))!.header.globalVariables;
    return [
      { kind: 'L2', used: billedGas.l2Gas, price: String(gasFees.feePerL2Gas) },
      { kind: 'DA', used: billedGas.daGas, price: String(gasFees.feePerDaGas) },
    ];
  }

  private async world(tx: Tx, effect: TxEffect): Promise<Omit<WorldView, 'gas'>> {
    const calls = tx
      .getPublicCallRequestsWithCalldata()
      .map(({ request, calldata: [selector, ...args] }) =>
        this.names.call(request.contractAddress, FunctionSelector.fromField(selector!), args),
      );
    return {
      feePayer: await this.names.of(tx.data.feePayer),
      fee: effect.transactionFee.toBigInt().toString(),
      noteHashes: effect.noteHashes.map(String),
      nullifiers: effect.nullifiers.map(String),
      logs: await logsOf(effect, this.names),
      publicCalls: await Promise.all(calls),
      publicWrites: effect.publicDataWrites.map(({ leafSlot, value }) => ({
        slot: String(leafSlot),
        value: String(value),
      })),
      messages: effect.l2ToL1Msgs.map(String),
      reverted: !effect.revertCode.isOK(),
    };
  }

  private async own(tx: Tx, effect: TxEffect, proven: Proven | undefined): Promise<OwnView> {
    const calls = proven ? proven.result.privateExecutionResult.entrypoint.nestedExecutionResults : [];
    const touched = [
      ...addressesOf(calls),
      ...tx.getPublicCallRequestsWithCalldata().map(({ request }) => request.contractAddress),
    ];
    const changes = { created: [] as NoteView[], spent: [] as NoteView[] };
    for (const address of new Map(touched.map((address) => [address.toString(), address])).values()) {
      const { created, spent } = await this.changes(address, effect);
      changes.created.push(...created);
      changes.spent.push(...spent);
    }
    const sender = proven ? await this.names.of(proven.request.origin) : 'unknown';
    return { sender, calls: proven ? await Promise.all(calls.map((call) => this.call(call, proven))) : [], ...changes };
  }

  private async call({ publicInputs }: PrivateCallExecutionResult, { request }: Proven): Promise<string> {
    const { contractAddress, functionSelector } = publicInputs.callContext;
    const args = request.argsOfCalls.find(({ hash }) => hash.equals(publicInputs.argsHash))?.values ?? [];
    return this.names.call(contractAddress, functionSelector, args);
  }

  /** Notes of a contract that the transaction made or used up, as far as an account of this tab can read them. */
  private async changes(contractAddress: AztecAddress, { txHash, nullifiers }: TxEffect) {
    const artifact = await this.names.artifact(contractAddress);
    if (!artifact?.functions.some(({ name }) => name === 'sync_private_state')) return { created: [], spent: [] };
    const notes = await this.notesOf(contractAddress);
    const isToken = artifact.functions.some(({ name }) => name === 'balance_of_private');
    const views = (list: KnownNote[]) => Promise.all(list.map((note) => this.note(note, artifact.name, isToken)));
    return {
      created: await views(notes.filter((note) => note.txHash.equals(txHash))),
      spent: await views(
        notes.filter((note) => nullifiers.some((nullifier) => nullifier.equals(note.siloedNullifier))),
      ),
    };
  }

  /** Two PXEs may have the same account, and so the same note. */
  private async notesOf(contractAddress: AztecAddress): Promise<KnownNote[]> {
    const known = new Map<string, KnownNote>();
    for (const pxe of this.network.pxes) {
      if (!(await pxe.getContractMetadata(contractAddress)).contractInstance) continue;
      await pxe.getNotes({ contractAddress }); // It looks for new ones first.
      const filter = { contractAddress, status: NoteStatus.ACTIVE_OR_NULLIFIED };
      const notes = await (pxe as unknown as Inside).noteDataProvider.getNotes(filter);
      for (const note of notes) known.set(note.siloedNullifier.toString(), note);
    }
    return [...known.values()];
  }

  private async note(known: KnownNote, contract: string, isToken: boolean): Promise<NoteView> {
    const siloed = await siloNoteHash(known.contractAddress, known.noteHash);
    return {
      contract,
      address: String(known.contractAddress),
      owner: await this.names.of(known.recipient),
      amount: isToken ? known.note.items.at(-1)!.toBigInt().toString() : null,
      hash: String(await computeUniqueNoteHash(known.noteNonce, siloed)),
      nullifier: String(known.siloedNullifier),
    };
  }
}

const addressesOf = (calls: PrivateCallExecutionResult[]): AztecAddress[] =>
  calls.flatMap(({ publicInputs, nestedExecutionResults }) => [
    publicInputs.callContext.contractAddress,
    ...addressesOf(nestedExecutionResults),
  ]);
