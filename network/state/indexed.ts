import { SiblingPath, type IndexedTreeLeaf, type IndexedTreeLeafPreimage } from '@aztec/foundation/trees';
import { floorKey, putKey } from './keys';
import { lazyLeaf, ZERO, type Node } from './sparse';
import { AnyTree } from './tree';

interface Leaf extends IndexedTreeLeaf {
  updateTo(leaf: Leaf): Leaf;
}

interface Preimage extends IndexedTreeLeafPreimage {
  asLeaf(): Leaf;
}

/** The two classes of `@aztec/stdlib/trees` that make the leaves of one indexed tree. */
export interface LeafKind {
  Leaf: { fromBuffer(buffer: Buffer): Leaf };
  Preimage: { fromLeaf(leaf: Leaf, nextKey: bigint, nextIndex: bigint): Preimage; empty(): Preimage };
}

/** What a circuit needs to know of a leaf before it changes. The path is computed only if it is read. */
interface Witness {
  index: bigint;
  leafPreimage: Preimage;
  siblingPath: SiblingPath<number>;
}

/** An indexed tree: its leaves are a linked list sorted by key. */
export class IndexedTree extends AnyTree<Preimage> {
  constructor(
    depth: number,
    private readonly kind: LeafKind,
    initial: IndexedTreeLeaf[],
  ) {
    super(depth);
    initial.forEach((leaf, i) => {
      const next = i + 1 < initial.length ? i + 1 : 0;
      this.root = this.rootWithPreimage(i, kind.Preimage.fromLeaf(leaf as Leaf, initial[next]!.getKey(), BigInt(next)));
      this.keys = putKey(this.keys, leaf.getKey(), i);
    });
    this.size = initial.length;
  }

  private rootWithPreimage(index: number, preimage: Preimage): Node<Preimage> {
    return this.rootWith(
      index,
      lazyLeaf(preimage, () => preimage.toHashInputs()),
    );
  }

  keyOf(leaf: Parameters<AnyTree<Preimage>['keyOf']>[0]): bigint {
    return this.kind.Leaf.fromBuffer(Buffer.isBuffer(leaf) ? leaf : leaf.toBuffer()).getKey();
  }

  preimageAt(index: number): Preimage | undefined {
    return index >= this.size ? undefined : (this.leaf(index) ?? this.kind.Preimage.empty());
  }

  valueAt(index: number): Buffer | undefined {
    return this.preimageAt(index)?.asLeaf().toBuffer();
  }

  low(key: bigint): { index: number; alreadyPresent: boolean } {
    const found = floorKey(this.keys, key)!;
    return { index: found.index, alreadyPresent: found.key === key };
  }

  private witness(index: number, leafPreimage = this.preimageAt(index)!): Witness {
    const path = () => this.siblingPath(index);
    return {
      index: BigInt(index),
      leafPreimage,
      get siblingPath() {
        return path();
      },
    };
  }

  private emptyWitness(): Witness {
    const siblingPath = new SiblingPath(this.depth, Array<Buffer>(this.depth).fill(ZERO));
    return { index: 0n, leafPreimage: this.kind.Preimage.empty(), siblingPath };
  }

  /**
   * Makes room for `leaf`: its low leaf then points to `target`, where the caller puts `preimage`. If a leaf of the
   * same key is there it is updated in place, and there is no `preimage`.
   */
  private link(leaf: Leaf, target: number): { tree: IndexedTree; low: Witness; preimage?: Preimage } {
    const { fromLeaf } = this.kind.Preimage;
    const { index, alreadyPresent } = this.low(leaf.getKey());
    const low = this.preimageAt(index)!;
    if (alreadyPresent) {
      // Nullifiers cannot be updated: this throws for them.
      const updated = fromLeaf(low.asLeaf().updateTo(leaf), low.getNextKey(), low.getNextIndex());
      return { tree: this.with({ root: this.rootWithPreimage(index, updated) }), low: this.witness(index) };
    }
    const root = this.rootWithPreimage(index, fromLeaf(low.asLeaf(), leaf.getKey(), BigInt(target)));
    return {
      tree: this.with({ root, keys: putKey(this.keys, leaf.getKey(), target) }),
      low: this.witness(index),
      preimage: fromLeaf(leaf, low.getNextKey(), low.getNextIndex()),
    };
  }

  sequentialInsert(buffers: Buffer[]) {
    let tree: IndexedTree = this.with({});
    const lowLeavesWitnessData: Witness[] = [];
    const insertionWitnessData: Witness[] = [];
    for (const buffer of buffers) {
      const target = tree.size;
      const { tree: linked, low, preimage } = tree.link(this.kind.Leaf.fromBuffer(buffer), target);
      lowLeavesWitnessData.push(low);
      insertionWitnessData.push(preimage ? linked.witness(target, this.kind.Preimage.empty()) : this.emptyWitness());
      tree = preimage ? linked.with({ root: linked.rootWithPreimage(target, preimage), size: target + 1 }) : linked;
    }
    return { tree, result: { lowLeavesWitnessData, insertionWitnessData } };
  }

  /**
   * Each leaf takes one place, empty ones and updates too. They are linked from the highest key to the lowest, so that
   * no low leaf is itself new, and put into the tree together at the end.
   */
  batchInsert(buffers: Buffer[], subtreeHeight: number) {
    const sorted = buffers
      .map((buffer, i) => ({ leaf: this.kind.Leaf.fromBuffer(buffer), i }))
      .sort((a, b) => (b.leaf.getKey() > a.leaf.getKey() ? 1 : b.leaf.getKey() < a.leaf.getKey() ? -1 : a.i - b.i));
    const start = this.size;
    const places: [number, Preimage][] = [];
    let linked: IndexedTree = this.with({});
    const lowLeavesWitnessData = sorted.map(({ leaf, i }) => {
      if (leaf.isEmpty()) return this.emptyWitness();
      const { tree, low, preimage } = linked.link(leaf, start + i);
      if (preimage) places.push([start + i, preimage]);
      linked = tree;
      return low;
    });
    let tree = linked.with({ size: start + buffers.length });
    for (const [index, preimage] of places) tree = tree.with({ root: tree.rootWithPreimage(index, preimage) });
    const path = () => linked.siblingPath(start).getSubtreeSiblingPath(subtreeHeight);
    const result = {
      lowLeavesWitnessData,
      get newSubtreeSiblingPath() {
        return path();
      },
      sortedNewLeaves: sorted.map(({ leaf }) => leaf.toBuffer()),
      sortedNewLeavesIndexes: sorted.map(({ i }) => i),
    };
    return { tree, result };
  }
}
