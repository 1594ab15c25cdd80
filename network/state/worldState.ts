import {
  ARCHIVE_HEIGHT,
  L1_TO_L2_MSG_TREE_HEIGHT,
  MAX_NOTE_HASHES_PER_TX,
  MAX_NULLIFIERS_PER_TX,
  MAX_TOTAL_PUBLIC_DATA_UPDATE_REQUESTS_PER_TX,
  NOTE_HASH_TREE_HEIGHT,
  NULLIFIER_SUBTREE_HEIGHT,
  NULLIFIER_TREE_HEIGHT,
  NUMBER_OF_L1_L2_MESSAGES_PER_ROLLUP,
  PUBLIC_DATA_TREE_HEIGHT,
} from '@aztec/constants';
import { padArrayEnd } from '@aztec/foundation/collection';
import { Fr } from '@aztec/foundation/fields';
import type { L2Block } from '@aztec/stdlib/block';
import {
  NullifierLeaf,
  NullifierLeafPreimage,
  PublicDataTreeLeaf,
  PublicDataTreeLeafPreimage,
} from '@aztec/stdlib/trees';
import { BlockHeader } from '@aztec/stdlib/tx';
import { headerOf } from '../release';
import { IndexedTree, type LeafKind } from './indexed';
import * as ops from './operations';
import { FieldTree } from './tree';

const NULLIFIERS = { Leaf: NullifierLeaf, Preimage: NullifierLeafPreimage } as unknown as LeafKind;
const PUBLIC_DATA = { Leaf: PublicDataTreeLeaf, Preimage: PublicDataTreeLeafPreimage } as unknown as LeafKind;

const padding = <T>(leaf: { buildDummy(key: bigint): T }, count: number): T[] =>
  Array.from({ length: count }, (_, i) => leaf.buildDummy(BigInt(i)));

/** The five trees of the protocol after each block, in memory. */
export class WorldState {
  private constructor(
    private readonly initialHeader: BlockHeader,
    /** The trees after each block, from genesis. */
    private history: ops.Trees[],
  ) {}

  /** `prefilled` are the genesis balances, in ascending order of their slots. */
  static async create(prefilled: PublicDataTreeLeaf[] = []): Promise<WorldState> {
    const dummies = padding(PublicDataTreeLeaf, 2 * MAX_TOTAL_PUBLIC_DATA_UPDATE_REQUESTS_PER_TX - prefilled.length);
    const nullifiers = padding(NullifierLeaf, 2 * MAX_NULLIFIERS_PER_TX);
    const trees = {
      [ops.NULLIFIER_TREE]: new IndexedTree(NULLIFIER_TREE_HEIGHT, NULLIFIERS, nullifiers),
      [ops.NOTE_HASH_TREE]: new FieldTree(NOTE_HASH_TREE_HEIGHT),
      [ops.PUBLIC_DATA_TREE]: new IndexedTree(PUBLIC_DATA_TREE_HEIGHT, PUBLIC_DATA, [...dummies, ...prefilled]),
      [ops.L1_TO_L2_MESSAGE_TREE]: new FieldTree(L1_TO_L2_MSG_TREE_HEIGHT),
    };
    const header = BlockHeader.empty({ state: ops.stateReferenceOf(trees) });
    const archive = new FieldTree(ARCHIVE_HEIGHT).append([await header.hash()]);
    return new WorldState(header, [{ ...trees, [ops.ARCHIVE]: archive }]);
  }

  getInitialHeader = (): BlockHeader => this.initialHeader;

  private at(number: number): ops.Trees {
    const trees = this.history.at(number);
    if (!trees) throw new Error(`Block ${number} is not known`);
    return trees;
  }

  getCommitted = () => new ops.ReadOperations(this.initialHeader, this.at(-1), this.history);
  getSnapshot = (number: number) => new ops.ReadOperations(this.initialHeader, this.at(number), this.history);
  fork = async (number = -1) => new ops.Fork(this.initialHeader, this.at(number), this.history);

  /** Forgets the blocks after `number`. */
  rollBack(number: number): void {
    this.history = this.history.slice(0, number + 1);
  }

  /** Replays a block's effects onto the last state; fails, and changes nothing, if its header says otherwise. */
  async add(block: L2Block, messages: Fr[]): Promise<void> {
    const fork = await this.fork();
    const padded = padArrayEnd(messages, Fr.ZERO, NUMBER_OF_L1_L2_MESSAGES_PER_ROLLUP);
    await fork.appendLeaves(ops.L1_TO_L2_MESSAGE_TREE, padded);
    for (const { noteHashes, nullifiers, publicDataWrites } of block.body.txEffects) {
      await fork.appendLeaves(ops.NOTE_HASH_TREE, padArrayEnd(noteHashes, Fr.ZERO, MAX_NOTE_HASHES_PER_TX));
      const leaves = padArrayEnd(nullifiers, Fr.ZERO, MAX_NULLIFIERS_PER_TX).map((nullifier) => nullifier.toBuffer());
      await fork.batchInsert(ops.NULLIFIER_TREE, leaves, NULLIFIER_SUBTREE_HEIGHT);
      const writes = publicDataWrites.map(({ leafSlot, value }) => new PublicDataTreeLeaf(leafSlot, value).toBuffer());
      await fork.sequentialInsert(ops.PUBLIC_DATA_TREE, writes);
    }
    await fork.updateArchive(headerOf(block));
    const { root } = await fork.getTreeInfo(ops.ARCHIVE);
    if (!block.archive.root.equals(Fr.fromBuffer(root))) throw new Error('The archive root differs');
    this.history.push(fork.current());
  }
}
