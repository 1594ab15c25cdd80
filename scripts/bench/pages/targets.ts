/** What our own site must reach on a long page. KB are 1,024 bytes, compressed, over the network. */
export const TARGET = {
  jsBefore: 8,
  jsAfter: 150,
  totalBefore: 46,
  /** First-load bytes of the largest site, against those of the smallest. */
  growth: 1.1,
  score: 100,
  tbt: 50,
  cls: 0,
  interaction: 200,
} as const;
