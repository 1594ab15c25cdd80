import type { AztecAddress, FeePaymentMethod } from '@aztec/aztec.js';
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
  return tx.wait({ timeout: 300, interval: 5 });
}
