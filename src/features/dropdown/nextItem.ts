/** The place to go to from the item at `at` (−1: none) of a menu of `count`; undefined for a key that means nothing here. */
export function nextItem(key: string, at: number, count: number): number | undefined {
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: count - 1 }[key];
  return next === undefined ? undefined : (next + count) % count;
}
