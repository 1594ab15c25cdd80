import { readJson } from '../snippets/cache';
import path from 'node:path';

/** Files of the examples that are shown but not run, with the reason. */
const REASONS: [RegExp, string][] = [
  [
    /^examples\/[^/]+\/(counter|token|token_bridge|uniswap|nft-bridge)\//,
    'its contract is our own, and only the compiler of the release can build it',
  ],
  [/^examples\/[^/]+\/testnet\//, 'talks to the testnet'],
];

export const reasonOf = (file: string): string | undefined => REASONS.find(([files]) => files.test(file))?.[1];

const WAITING = 'content-lint/run/waiting.json';

/** Pages whose code has not been run yet: it is run when the page is named, and not with all others. */
export const waitingPages = (root: string): Set<string> => new Set(readJson<string[]>(path.join(root, WAITING)) ?? []);
export const WAITS = 'waits for its first run';
