/** An ordered map from key to leaf index that never changes: a treap, whose priorities are the keys' scrambled bits. */
export interface Keys {
  key: bigint;
  index: number;
  weight: number;
  left?: Keys | undefined;
  right?: Keys | undefined;
}

const priority = (key: bigint): number => Number(BigInt.asUintN(32, (key ^ (key >> 64n)) * 0x9e3779b97f4a7c15n));

export function putKey(node: Keys | undefined, key: bigint, index: number): Keys {
  if (!node) return { key, index, weight: priority(key) };
  if (key === node.key) return { ...node, index };
  const side = key < node.key ? 'left' : 'right';
  const other = key < node.key ? 'right' : 'left';
  const child = putKey(node[side], key, index);
  if (child.weight <= node.weight) return { ...node, [side]: child };
  return { ...child, [other]: { ...node, [side]: child[other] } };
}

/** The entry of the greatest key that is at most `key`. */
export function floorKey(node: Keys | undefined, key: bigint): Keys | undefined {
  let found: Keys | undefined;
  while (node) {
    if (node.key <= key) found = node;
    node = node.key <= key ? node.right : node.left;
  }
  return found;
}

export function exactKey(node: Keys | undefined, key: bigint): Keys | undefined {
  const found = floorKey(node, key);
  return found?.key === key ? found : undefined;
}
