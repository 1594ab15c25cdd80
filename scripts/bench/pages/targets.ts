/** What our own site must reach on a long page. KB are 1,024 bytes, compressed, over the network. */
export const TARGET = {
  jsBefore: 8,
  jsAfter: 150,
  totalBefore: 46,
  /** Bytes of a page of the largest site, against those of the smallest. */
  growth: 1.05,
  /** What a page costs to build on a site three times as large: 3.3 times as long in all. */
  buildGrowth: 1.1,
  buildMemory: 3 * 1024 ** 3,
  score: 100,
  tbt: 50,
  cls: 0,
  interaction: 200,
} as const;
