import type { AztecAddress } from '@aztec/aztec.js/addresses';
import { Fr } from '@aztec/aztec.js/fields';
import { concat, pad, sha256, toHex, type Hex } from 'viem';

// The tags of content/src/lib.nr and l1/Content.sol that end up in L2-to-L1 messages.
const WITHDRAW = 3n;
const SWAP_PUBLIC = 4n;
const SWAP_PRIVATE = 5n;

export type Swap = {
  inputPortal: Hex;
  amountIn: bigint;
  feeTier: number;
  outputPortal: Hex;
  minimumOut: bigint;
  secretHash: Hex;
};

export function withdrawContent(amount: bigint, recipient: Hex, caller: Hex): Fr {
  return hashWords([toHex(WITHDRAW), toHex(amount), recipient, caller]);
}

export function swapPublicContent(swap: Swap, recipient: AztecAddress): Fr {
  return hashWords([toHex(SWAP_PUBLIC), ...wordsOf(swap), recipient.toString()]);
}

export function swapPrivateContent(swap: Swap): Fr {
  return hashWords([toHex(SWAP_PRIVATE), ...wordsOf(swap)]);
}

function wordsOf(swap: Swap): Hex[] {
  return [
    swap.inputPortal,
    toHex(swap.amountIn),
    toHex(swap.feeTier),
    swap.outputPortal,
    toHex(swap.minimumOut),
    swap.secretHash,
  ];
}

function hashWords(words: Hex[]): Fr {
  const bytes = concat(words.map((word) => pad(word, { size: 32 })));
  return new Fr(BigInt(sha256(bytes)) >> 8n);
}
