/** What our own site must reach on a long page. KB are 1,024 bytes, compressed, over the network. */
export const TARGET = {
  jsBefore: 12,
  jsAfter: 150,
  totalBefore: 50,
  /** First-load bytes of the largest site, against those of the smallest. */
  growth: 1.1,
  score: 100,
  tbt: 50,
  cls: 0,
  interaction: 200,
} as const;
