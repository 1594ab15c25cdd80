// A sparse Merkle tree whose nodes never change: a write copies one path and shares the rest, so a fork, a checkpoint
// and the state of a past block are each one reference. A node's hash is computed when it is first asked for.
import { poseidon2Hash as startPoseidon2 } from '@aztec/foundation/crypto';
import { poseidon2Hash } from '@aztec/foundation/crypto/sync';
import { Fr } from '@aztec/foundation/fields';

export interface Node<T> {
  left?: Node<T> | undefined;
  right?: Node<T> | undefined;
  value?: T;
  hash?: Buffer;
}

export const ZERO = Buffer.alloc(32);

await startPoseidon2([Fr.ZERO]); // starts the WebAssembly that the synchronous hash needs
export const poseidon2 = (inputs: Buffer[]): Buffer => poseidon2Hash(inputs.map((x) => Fr.fromBuffer(x))).toBuffer();

const emptyRoots: Buffer[] = [ZERO];
for (let i = 0; i < 64; i++) emptyRoots.push(poseidon2([emptyRoots[i]!, emptyRoots[i]!]));

export function hashOf<T>(node: Node<T> | undefined, height: number): Buffer {
  if (!node) return emptyRoots[height]!;
  return (node.hash ??= poseidon2([hashOf(node.left, height - 1), hashOf(node.right, height - 1)]));
}

/** Indices are beyond 32 bits. */
export const goesRight = (index: number, height: number): boolean => Math.floor(index / 2 ** (height - 1)) % 2 === 1;

export function withLeaf<T>(node: Node<T> | undefined, height: number, index: number, leaf: Node<T>): Node<T> {
  if (height === 0) return leaf;
  return goesRight(index, height)
    ? { left: node?.left, right: withLeaf(node?.right, height - 1, index, leaf) }
    : { left: withLeaf(node?.left, height - 1, index, leaf), right: node?.right };
}

/** A leaf whose hash is lazy too: a leaf's pointers often change twice before anyone asks. */
export function lazyLeaf<T>(value: T, inputs: () => Buffer[]): Node<T> {
  let hash: Buffer | undefined;
  return {
    value,
    get hash() {
      return (hash ??= poseidon2(inputs()));
    },
  };
}
