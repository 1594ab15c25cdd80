import { Fr } from '@aztec/foundation/fields';
import { SiblingPath } from '@aztec/foundation/trees';
import { exactKey, putKey, type Keys } from './keys';
import { goesRight, hashOf, withLeaf, type Node } from './sparse';

/** What the trees of field elements and the indexed ones have in common. */
export abstract class AnyTree<T> {
  size = 0;
  root: Node<T> | undefined;
  keys: Keys | undefined;

  constructor(readonly depth: number) {}

  abstract keyOf(leaf: Fr | Buffer): bigint;
  abstract valueAt(index: number): Fr | Buffer | undefined;

  with(changes: Partial<Pick<AnyTree<T>, 'size' | 'root' | 'keys'>>): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, changes);
  }

  get rootHash(): Buffer {
    return hashOf(this.root, this.depth);
  }

  leaf(index: number): T | undefined {
    let node = this.root;
    for (let height = this.depth; node && height > 0; height--) {
      node = goesRight(index, height) ? node.right : node.left;
    }
    return node?.value;
  }

  siblingPath(index: number): SiblingPath<number> {
    const path: Buffer[] = [];
    let node = this.root;
    for (let height = this.depth; height > 0; height--) {
      const right = goesRight(index, height);
      path.unshift(hashOf(right ? node?.left : node?.right, height - 1));
      node = right ? node?.right : node?.left;
    }
    return new SiblingPath(this.depth, path);
  }

  rootWith(index: number, leaf: Node<T>): Node<T> {
    return withLeaf(this.root, this.depth, index, leaf);
  }

  indexOf(leaf: Fr | Buffer): number | undefined {
    return exactKey(this.keys, this.keyOf(leaf))?.index;
  }
}

/** An append-only tree of field elements. */
export class FieldTree extends AnyTree<Fr> {
  append(leaves: Fr[]): this {
    let tree = this.with({});
    for (const value of leaves) {
      const { size, keys } = tree;
      if (value.isZero()) tree = tree.with({ size: size + 1 });
      else {
        const root = tree.rootWith(size, { value, hash: value.toBuffer() });
        // Of equal leaves the first is found, as in the native trees.
        const known = exactKey(keys, value.toBigInt());
        tree = tree.with({ root, size: size + 1, keys: known ? keys : putKey(keys, value.toBigInt(), size) });
      }
    }
    return tree;
  }

  keyOf(leaf: Fr | Buffer): bigint {
    return (leaf instanceof Fr ? leaf : Fr.fromBuffer(leaf)).toBigInt();
  }

  valueAt(index: number): Fr {
    return this.leaf(index) ?? Fr.ZERO;
  }
}
