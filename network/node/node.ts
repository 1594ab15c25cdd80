import { NUMBER_OF_L1_L2_MESSAGES_PER_ROLLUP } from '@aztec/constants';
import { padArrayEnd } from '@aztec/foundation/collection';
import { sha256ToField, sha256Trunc } from '@aztec/foundation/crypto';
import { EthAddress } from '@aztec/foundation/eth-address';
import { Fr } from '@aztec/foundation/fields';
import { SerialQueue } from '@aztec/foundation/queue';
import { DateProvider } from '@aztec/foundation/timer';
import { computeUnbalancedMerkleTreeRoot, MerkleTreeCalculator } from '@aztec/foundation/trees';
import { PublicProcessorFactory } from '@aztec/simulator/server';
import { AztecAddress } from '@aztec/stdlib/aztec-address';
import { Body, L2Block, L2BlockHash } from '@aztec/stdlib/block';
import { AppendOnlyTreeSnapshot, MerkleTreeId } from '@aztec/stdlib/trees';
import {
  ContentCommitment,
  GlobalVariables,
  type IndexedTxEffect,
  type ProcessedTx,
  PublicSimulationOutput,
  TX_ERROR_EXISTING_NULLIFIER,
  TX_ERROR_INVALID_INCLUDE_BY_TIMESTAMP,
  type Tx,
  type TxHash,
  TxReceipt,
  TxStatus,
} from '@aztec/stdlib/tx';
import { archived, makeHeader, processorOptions } from '../release';
import type { Fork } from '../state/operations';
import { Queries } from './queries';

const snapshotOf = async (id: MerkleTreeId, db: Fork) => {
  const { root, size } = await db.getTreeInfo(id);
  return new AppendOnlyTreeSnapshot(Fr.fromBuffer(root), Number(size));
};

async function inHashOf(messages: Fr[]): Promise<Fr> {
  const hash = async (left: Buffer, right: Buffer) => sha256Trunc(Buffer.concat([left, right]));
  const height = Math.ceil(Math.log2(NUMBER_OF_L1_L2_MESSAGES_PER_ROLLUP));
  const tree = await MerkleTreeCalculator.create(height, Fr.ZERO.toBuffer(), hash as never);
  return new Fr(await tree.computeTreeRoot(messages.map((message) => message.toBuffer())));
}

/** An AztecNode over published parts: every transaction becomes one block at once. */
export class LocalNode extends Queries {
  private effects = new Map<string, IndexedTxEffect>();
  private dropped = new Map<string, string>();
  private readonly queue = new SerialQueue();

  start(): void {
    this.queue.start();
  }

  /** The state now, to be put back later. */
  snapshot(): () => void {
    const height = this.blocks.length;
    const kept = {
      blocks: [...this.blocks],
      classes: new Map(this.classes),
      instances: new Map(this.instances),
      logsByTag: new Map(this.logsByTag),
      effects: new Map(this.effects),
    };
    return () => {
      this.worldState.rollBack(height);
      this.blocks = [...kept.blocks];
      this.classes = new Map(kept.classes);
      this.instances = new Map(kept.instances);
      this.logsByTag = new Map(kept.logsByTag);
      this.effects = new Map(kept.effects);
    };
  }

  getPendingTxs = async () => [];
  getPendingTxCount = async () => 0;
  getTxByHash = async () => undefined;
  getTxsByHash = async () => [];
  getTxEffect = async (hash: TxHash) => this.effects.get(hash.toString());

  async getTxReceipt(hash: TxHash): Promise<TxReceipt> {
    const found = this.effects.get(hash.toString());
    if (!found) return new TxReceipt(hash, TxStatus.DROPPED, this.dropped.get(hash.toString()) ?? 'Tx dropped');
    const { data, l2BlockHash, l2BlockNumber } = found;
    const status = TxReceipt.statusFromRevertCode(data.revertCode);
    return new TxReceipt(hash, status, '', data.transactionFee.toBigInt(), l2BlockHash, l2BlockNumber);
  }

  async isValidTx(tx: Tx): Promise<{ result: 'valid' } | { result: 'invalid'; reason: string[] }> {
    // As with the real validator, block 1 is exempt: the genesis header's timestamp is 0.
    if (this.blocks.length && BigInt(tx.data.includeByTimestamp) < (await this.nextTimestamp())) {
      return { result: 'invalid', reason: [TX_ERROR_INVALID_INCLUDE_BY_TIMESTAMP] };
    }
    const nullifiers = tx.data.getNonEmptyNullifiers().map((nullifier) => nullifier.toBuffer());
    const known = await this.worldState.getCommitted().findLeafIndices(MerkleTreeId.NULLIFIER_TREE, nullifiers);
    const spent = known.some((index) => index !== undefined);
    return spent ? { result: 'invalid', reason: [TX_ERROR_EXISTING_NULLIFIER] } : { result: 'valid' };
  }

  /** Aztec's time follows the clock of L1. */
  private async nextTimestamp(): Promise<bigint> {
    const last = this.blocks.at(-1)?.header.globalVariables.timestamp ?? 0n;
    const now = await this.l1.now();
    return now > last ? now : last + 1n;
  }

  private async nextGlobals(): Promise<GlobalVariables> {
    const number = this.blocks.length + 1;
    const [chain, version] = [new Fr(this.l1.chainId), new Fr(this.l1.rollupVersion)];
    const time = await this.nextTimestamp();
    const nobody = [EthAddress.ZERO, AztecAddress.ZERO] as const;
    return new GlobalVariables(chain, version, number, new Fr(number), time, ...nobody, this.fees);
  }

  private async process(fork: Fork, globals: GlobalVariables, tx: Tx, options: unknown[]) {
    const factory = new PublicProcessorFactory(this as never, new DateProvider());
    const processor = factory.create(fork as never, globals, ...(options as [boolean, boolean]));
    const [[processed], [failed], , returns] = await processor.process([tx]);
    if (failed) throw failed.error;
    return { processed: processed!, returns };
  }

  async simulatePublicCalls(tx: Tx, skipFees = false): Promise<PublicSimulationOutput> {
    const fork = await this.worldState.fork();
    const globals = await this.nextGlobals();
    const { processed, returns } = await this.process(fork, globals, tx, processorOptions(skipFees, true));
    const { revertReason, globalVariables, txEffect, gasUsed } = processed;
    return new PublicSimulationOutput(revertReason, globalVariables, txEffect, returns, gasUsed);
  }

  sendTx = (tx: Tx): Promise<void> => this.queue.put(() => this.mine(tx));

  private async mine(tx: Tx): Promise<void> {
    const valid = await this.isValidTx(tx);
    if (valid.result !== 'valid') throw new Error(`Invalid tx: ${valid.reason.join(', ')}`);
    const globals = await this.nextGlobals();
    const sent = await this.l1.messagesOfBlock(globals.blockNumber);
    const messages = padArrayEnd(sent, Fr.ZERO, NUMBER_OF_L1_L2_MESSAGES_PER_ROLLUP);
    const fork = await this.worldState.fork();
    await fork.appendLeaves(MerkleTreeId.L1_TO_L2_MESSAGE_TREE, messages);
    try {
      const { processed } = await this.process(fork, globals, tx, processorOptions(false, false));
      await this.addBlock(await this.blockOf(processed, fork, globals, messages), messages);
    } catch (error) {
      this.dropped.set(tx.getTxHash().toString(), (error as Error).message);
      throw error;
    }
  }

  private async blockOf(processed: ProcessedTx, fork: Fork, globals: GlobalVariables, messages: Fr[]) {
    const { txEffect, gasUsed } = processed;
    const body = new Body([txEffect]);
    const outHash = new Fr(computeUnbalancedMerkleTreeRoot([txEffect.txOutHash()]));
    // In place of the hash of the blobs' KZG commitments: no blob is posted, and c-kzg is a compiled module.
    const blobsHash = sha256ToField(body.toBlobFields());
    const header = makeHeader(
      blobsHash,
      await snapshotOf(MerkleTreeId.ARCHIVE, fork),
      new ContentCommitment(blobsHash, await inHashOf(messages), outHash),
      await fork.getStateReference(),
      globals,
      txEffect.transactionFee,
      new Fr(gasUsed.billedGas.l2Gas),
    );
    await fork.updateArchive(archived(header));
    return new L2Block(await snapshotOf(MerkleTreeId.ARCHIVE, fork), header, body);
  }

  private async addBlock(block: L2Block, messages: Fr[]): Promise<void> {
    await this.worldState.add(block, messages);
    const [data] = block.body.txEffects;
    const l2BlockHash = L2BlockHash.fromField(await block.hash());
    const found = { data: data!, l2BlockHash, l2BlockNumber: block.number, txIndexInBlock: 0 };
    this.effects.set(data!.txHash.toString(), found);
    this.addLogs(block);
    await this.addPublished(data!);
    this.blocks.push(block);
    await this.l1.publish(block);
  }
}
