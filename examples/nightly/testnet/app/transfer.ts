import type { AztecAddress } from '@aztec/aztec.js/addresses';
import type { FeePaymentMethod } from '@aztec/aztec.js/fee';
import type { TokenContract } from '@aztec/noir-contracts.js/Token';

export async function transfer(
  token: TokenContract,
  from: AztecAddress,
  paymentMethod: FeePaymentMethod,
  to: AztecAddress,
  amount: bigint,
) {
  const tx = token.methods.transfer(to, amount).send({ from, fee: { paymentMethod } });
  console.log('sent', (await tx.getTxHash()).toString());
  return await tx.wait({ timeout: 300, interval: 5 });
}
