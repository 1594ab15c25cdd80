import type { EthAddress } from '@aztec/aztec.js/addresses';
import { Fr } from '@aztec/aztec.js/fields';
import { encodeAbiParameters, sha256 } from 'viem';

const WITHDRAW = 2n;

/** The same hash as `Content.withdraw` on L1 and `withdraw_content` on L2. */
export function withdrawContent(tokenId: bigint, recipient: EthAddress): Fr {
  const words = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'uint256' }, { type: 'address' }],
    [WITHDRAW, tokenId, recipient.toString()],
  );
  return new Fr(BigInt(sha256(words)) >> 8n);
}
