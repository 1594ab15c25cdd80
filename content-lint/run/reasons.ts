/** Files of the examples that are shown but not run, with the reason. */
const REASONS: [RegExp, string][] = [
  [
    /^examples\/[^/]+\/(counter|token|token_bridge|uniswap|nft-bridge|guides-number)\//,
    'its contract is our own, and only the compiler of the release can build it',
  ],
  [/^examples\/[^/]+\/testnet\//, 'talks to the testnet'],
];

export const reasonOf = (file: string): string | undefined => REASONS.find(([files]) => files.test(file))?.[1];
