import { Fr } from '@aztec/foundation/fields';
import { computeFeePayerBalanceLeafSlot } from '@aztec/protocol-contracts/fee-juice';
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import { PublicDataTreeLeaf } from '@aztec/stdlib/trees';
import { WorldState } from '../../state/worldState';

const GENESIS_BALANCE = new Fr(10n ** 22n);

/** A state in which these can pay fees. */
export async function fundedGenesis(addresses: AztecAddress[]): Promise<WorldState> {
  const leaves = addresses.map(
    async (address) => new PublicDataTreeLeaf(await computeFeePayerBalanceLeafSlot(address), GENESIS_BALANCE),
  );
  return WorldState.create((await Promise.all(leaves)).sort((a, b) => (b.slot.lt(a.slot) ? 1 : -1)));
}
