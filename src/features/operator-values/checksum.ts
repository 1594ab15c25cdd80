import { keccak_256 } from '@noble/hashes/sha3';

/** The address with the letter case of EIP-55, which reveals most typing errors. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(digits);
  const high = (i: number): boolean => ((hash[i >> 1]! >> (i % 2 ? 0 : 4)) & 8) !== 0;
  return `0x${[...digits].map((digit, i) => (high(i) ? digit.toUpperCase() : digit)).join('')}`;
}
