import { MAX_NOTE_HASHES_PER_TX } from '@aztec/constants';
import { Fr } from '@aztec/foundation/fields';
import { MembershipWitness } from '@aztec/foundation/trees';
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import { L2BlockHash, type L2Block } from '@aztec/stdlib/block';
import { computePublicDataTreeLeafSlot } from '@aztec/stdlib/hash';
import type { IndexedTreeId } from '@aztec/stdlib/interfaces/server';
import { ExtendedPublicLog, LogId, TxScopedL2Log, type LogFilter } from '@aztec/stdlib/logs';
import {
  MerkleTreeId,
  NullifierMembershipWitness,
  PublicDataWitness,
  type NullifierLeafPreimage,
  type PublicDataTreeLeafPreimage,
} from '@aztec/stdlib/trees';
import { Chain } from './chain';

type BlockNumber = number | 'latest';

/** The part of an AztecNode that answers questions about state, messages and logs. */
export class Queries extends Chain {
  protected logsByTag = new Map<string, TxScopedL2Log[]>();

  private db = (n: BlockNumber) =>
    n === 'latest' || n === this.blocks.length ? this.worldState.getCommitted() : this.worldState.getSnapshot(n);

  async findLeavesIndexes(n: BlockNumber, id: MerkleTreeId, values: { toBuffer(): Buffer }[]) {
    const db = this.db(n);
    const leaves = values.map((value) => value.toBuffer());
    return Promise.all(
      (await db.findLeafIndices(id, leaves)).map(async (data) => {
        if (data === undefined) return undefined;
        const [block] = await db.getBlockNumbersForLeafIndices(id, [data]);
        const hash = (await db.getLeafValue(MerkleTreeId.ARCHIVE, block!)) as Fr;
        return { l2BlockNumber: Number(block), l2BlockHash: L2BlockHash.fromField(hash), data };
      }),
    );
  }

  getNullifierSiblingPath = (n: BlockNumber, i: bigint) => this.db(n).getSiblingPath(MerkleTreeId.NULLIFIER_TREE, i);
  getNoteHashSiblingPath = (n: BlockNumber, i: bigint) => this.db(n).getSiblingPath(MerkleTreeId.NOTE_HASH_TREE, i);
  getArchiveSiblingPath = (n: BlockNumber, i: bigint) => this.db(n).getSiblingPath(MerkleTreeId.ARCHIVE, i);
  getPublicDataSiblingPath = (n: BlockNumber, i: bigint) => this.db(n).getSiblingPath(MerkleTreeId.PUBLIC_DATA_TREE, i);

  private async membership(n: BlockNumber, id: MerkleTreeId, leaf: Fr) {
    const [found] = await this.db(n).findSiblingPaths(id, [leaf]);
    return found && MembershipWitness.fromSiblingPath(found.index, found.path);
  }
  getArchiveMembershipWitness = (n: BlockNumber, leaf: Fr) => this.membership(n, MerkleTreeId.ARCHIVE, leaf);
  getNoteHashMembershipWitness = (n: BlockNumber, leaf: Fr) => this.membership(n, MerkleTreeId.NOTE_HASH_TREE, leaf);

  async getNullifierMembershipWitness(n: BlockNumber, nullifier: Fr) {
    const db = this.db(n);
    const [found] = await db.findSiblingPaths(MerkleTreeId.NULLIFIER_TREE, [nullifier.toBuffer()]);
    if (!found) return undefined;
    const leaf = await db.getLeafPreimage(MerkleTreeId.NULLIFIER_TREE, found.index);
    return new NullifierMembershipWitness(found.index, leaf as unknown as NullifierLeafPreimage, found.path as never);
  }

  private async low(n: BlockNumber, id: IndexedTreeId, value: Fr) {
    const db = this.db(n);
    const found = await db.getPreviousValueIndex(id, value.toBigInt());
    const [leaf, path] = [await db.getLeafPreimage(id, found.index), await db.getSiblingPath(id, found.index)];
    return { ...found, leaf: leaf as unknown, path: path as never };
  }
  async getLowNullifierMembershipWitness(n: BlockNumber, nullifier: Fr) {
    const { index, leaf, path } = await this.low(n, MerkleTreeId.NULLIFIER_TREE, nullifier);
    return new NullifierMembershipWitness(index, leaf as NullifierLeafPreimage, path);
  }
  async getPublicDataWitness(n: BlockNumber, slot: Fr) {
    const { index, leaf, path } = await this.low(n, MerkleTreeId.PUBLIC_DATA_TREE, slot);
    return new PublicDataWitness(index, leaf as PublicDataTreeLeafPreimage, path);
  }
  async getPublicStorageAt(n: BlockNumber, contract: AztecAddress, slot: Fr) {
    const leafSlot = await computePublicDataTreeLeafSlot(contract, slot);
    const found = await this.low(n, MerkleTreeId.PUBLIC_DATA_TREE, leafSlot);
    return found.alreadyPresent ? (found.leaf as PublicDataTreeLeafPreimage).leaf.value : Fr.ZERO;
  }

  async getL1ToL2MessageMembershipWitness(n: BlockNumber, message: Fr) {
    const [found] = await this.db(n).findSiblingPaths(MerkleTreeId.L1_TO_L2_MESSAGE_TREE, [message]);
    return found && [found.index, found.path];
  }
  getL1ToL2MessageBlock = (message: Fr) => this.l1.blockOfMessage(message);
  isL1ToL2MessageSynced = async (message: Fr) => (await this.l1.blockOfMessage(message)) !== undefined;
  getL2ToL1Messages = async (n: BlockNumber) =>
    (await this.getBlock(n))?.body.txEffects.map(({ l2ToL1Msgs }) => l2ToL1Msgs);

  getLogsByTags = async (tags: Fr[], limit?: number) =>
    tags.map((tag) => (this.logsByTag.get(tag.toString()) ?? []).slice(0, limit));
  getPrivateLogs = async (from: number, limit: number) =>
    (await this.getBlocks(from, limit)).flatMap(({ body }) => body.txEffects.flatMap(({ privateLogs }) => privateLogs));
  async getPublicLogs({ txHash, fromBlock = 1, toBlock = Infinity, contractAddress }: LogFilter) {
    const logs = this.blocks
      .filter(({ number }) => number >= fromBlock && number < toBlock)
      .flatMap(({ body, number }) => body.txEffects.map((effect, index) => ({ effect, index, number })))
      .filter(({ effect }) => !txHash || effect.txHash.equals(txHash))
      .flatMap(({ effect, index, number }) =>
        effect.publicLogs.map((log, i) => new ExtendedPublicLog(new LogId(number, index, i), log)),
      );
    const wanted = logs.filter(({ log }) => !contractAddress || log.contractAddress.equals(contractAddress));
    return { logs: wanted, maxLogsHit: false };
  }
  getContractClassLogs = async () => ({ logs: [], maxLogsHit: false });

  protected addLogs(block: L2Block): void {
    const [effect] = block.body.txEffects;
    const start = block.header.state.partial.noteHashTree.nextAvailableLeafIndex - MAX_NOTE_HASHES_PER_TX;
    for (const logs of [effect!.privateLogs, effect!.publicLogs]) {
      logs.forEach((log, i) => {
        const tag = log.fields[0]!.toString();
        const entry = new TxScopedL2Log(effect!.txHash, start, i, block.number, log);
        this.logsByTag.set(tag, [...(this.logsByTag.get(tag) ?? []), entry]);
      });
    }
  }
}
