import { Fr } from '@aztec/foundation/fields';
import type { BatchInsertionResult, IndexedTreeId, SequentialInsertionResult } from '@aztec/stdlib/interfaces/server';
import { AppendOnlyTreeSnapshot, MerkleTreeId } from '@aztec/stdlib/trees';
import { type BlockHeader, PartialStateReference, StateReference } from '@aztec/stdlib/tx';
import type { IndexedTree } from './indexed';
import type { AnyTree, FieldTree } from './tree';

export const { ARCHIVE, L1_TO_L2_MESSAGE_TREE, NOTE_HASH_TREE, NULLIFIER_TREE, PUBLIC_DATA_TREE } = MerkleTreeId;

export interface Trees {
  [NULLIFIER_TREE]: IndexedTree;
  [NOTE_HASH_TREE]: FieldTree;
  [PUBLIC_DATA_TREE]: IndexedTree;
  [L1_TO_L2_MESSAGE_TREE]: FieldTree;
  [ARCHIVE]: FieldTree;
}

const snapshotOf = (tree: AnyTree<unknown>) => new AppendOnlyTreeSnapshot(Fr.fromBuffer(tree.rootHash), tree.size);

export const stateReferenceOf = (trees: Omit<Trees, typeof ARCHIVE>): StateReference =>
  new StateReference(
    snapshotOf(trees[L1_TO_L2_MESSAGE_TREE]),
    new PartialStateReference(
      snapshotOf(trees[NOTE_HASH_TREE]),
      snapshotOf(trees[NULLIFIER_TREE]),
      snapshotOf(trees[PUBLIC_DATA_TREE]),
    ),
  );

/** MerkleTreeReadOperations over the trees of one moment. */
export class ReadOperations {
  constructor(
    private readonly initialHeader: BlockHeader,
    protected trees: Trees,
    private readonly history: Trees[],
  ) {}

  getInitialHeader = (): BlockHeader => this.initialHeader;
  /** Since 3.0.0, for the C++ simulator. */
  getRevision = () => ({ forkId: 0, blockNumber: 0, includeUncommitted: false });

  async getTreeInfo(treeId: MerkleTreeId) {
    const { rootHash, size, depth } = this.trees[treeId];
    return { treeId, root: rootHash, size: BigInt(size), depth };
  }

  getStateReference = async () => stateReferenceOf(this.trees);
  getSiblingPath = async (id: MerkleTreeId, index: bigint) => this.trees[id].siblingPath(Number(index));

  async getPreviousValueIndex(id: IndexedTreeId, key: bigint) {
    const { index, alreadyPresent } = this.trees[id].low(key);
    return { index: BigInt(index), alreadyPresent };
  }

  getLeafPreimage = async (id: IndexedTreeId, index: bigint) => this.trees[id].preimageAt(Number(index));
  getLeafValue = async (id: MerkleTreeId, index: bigint) => this.trees[id].valueAt(Number(index));
  findLeafIndices = (id: MerkleTreeId, leaves: (Fr | Buffer)[]) => this.findLeafIndicesAfter(id, leaves, 0n);

  async findLeafIndicesAfter(id: MerkleTreeId, leaves: (Fr | Buffer)[], start: bigint) {
    return leaves.map((leaf) => {
      const index = this.trees[id].indexOf(leaf);
      return index === undefined || index < start ? undefined : BigInt(index);
    });
  }

  async findSiblingPaths(id: MerkleTreeId, leaves: (Fr | Buffer)[]) {
    const indices = await this.findLeafIndices(id, leaves);
    return indices.map((index) =>
      index === undefined ? undefined : { index, path: this.trees[id].siblingPath(Number(index)) },
    );
  }

  getBlockNumbersForLeafIndices = async (id: MerkleTreeId, indices: bigint[]) =>
    indices.map((index) => {
      const block = this.history.findIndex((trees) => trees[id].size > index);
      return block < 0 ? undefined : BigInt(block);
    });
}

/** MerkleTreeWriteOperations: a private copy, never merged back. */
export class Fork extends ReadOperations {
  private checkpoints: Trees[] = [];

  current = (): Trees => this.trees;

  private set(changes: Partial<Trees>): void {
    this.trees = { ...this.trees, ...changes };
  }

  async appendLeaves(id: Exclude<MerkleTreeId, IndexedTreeId>, leaves: Fr[]): Promise<void> {
    this.set({ [id]: this.trees[id].append(leaves) });
  }

  async updateArchive(header: BlockHeader): Promise<void> {
    if (!header.state.equals(stateReferenceOf(this.trees))) throw new Error("The header's state is not the fork's");
    await this.appendLeaves(ARCHIVE, [await header.hash()]);
  }

  async batchInsert(id: IndexedTreeId, leaves: Buffer[], subtreeHeight: number) {
    const { tree, result } = this.trees[id].batchInsert(leaves, subtreeHeight);
    this.set({ [id]: tree });
    return result as BatchInsertionResult<number, number>;
  }

  async sequentialInsert(id: IndexedTreeId, leaves: Buffer[]) {
    const { tree, result } = this.trees[id].sequentialInsert(leaves);
    this.set({ [id]: tree });
    return result as SequentialInsertionResult<number>;
  }

  async createCheckpoint(): Promise<void> {
    this.checkpoints.push(this.trees);
  }

  async commitCheckpoint(): Promise<void> {
    if (!this.checkpoints.pop()) throw new Error('No checkpoint to commit');
  }

  async revertCheckpoint(): Promise<void> {
    const last = this.checkpoints.pop();
    if (!last) throw new Error('No checkpoint to revert');
    this.trees = last;
  }

  async commitAllCheckpoints(): Promise<void> {
    this.checkpoints = [];
  }

  async revertAllCheckpoints(): Promise<void> {
    this.trees = this.checkpoints[0] ?? this.trees;
    this.checkpoints = [];
  }

  async close(): Promise<void> {}
}
