import type { AccountWallet, AztecAddress, FeePaymentMethod } from '@aztec/aztec.js';
import type { TokenContract } from '@aztec/noir-contracts.js/Token';

export async function transfer(
  token: TokenContract,
  wallet: AccountWallet,
  paymentMethod: FeePaymentMethod,
  to: AztecAddress,
  amount: bigint,
) {
  const tx = token.methods.transfer(to, amount).send({
    from: wallet.getAddress(),
    fee: { paymentMethod },
  });
  console.log('sent', (await tx.getTxHash()).toString());
  return tx.wait({ timeout: 300, interval: 5 });
}
