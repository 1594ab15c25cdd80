/** Which names the code of a version's pages uses, as `data/<version>/api-uses.json` holds it. */
export interface ApiUses {
  /** File and title of each page that uses a name. */
  pages: [file: string, title: string][];
  /** For each symbol, the sections that use it: index of the page, and anchor. */
  symbols: Record<string, [page: number, anchor: string][]>;
  /**
   * For each page, and each block of it by `blockKey`, the names in it: `send=ContractFunctionInteraction.send`, or `Fr`
   * where both are equal.
   */
  blocks: Record<string, Record<string, string[]>>;
  /** Signatures of names that the reference does not have, which stand in `blocks` with `@` in front. */
  others: Record<string, string>;
}

/** A block is known by its text; 53 bits are enough to tell a few hundred apart. */
export function blockKey(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (4294967296 * (2097151 & (low ^ (low >>> 13))) + ((high ^ (high >>> 16)) >>> 0)).toString(36);
}
