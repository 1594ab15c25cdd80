import { AztecAddress } from '@aztec/aztec.js/addresses';
import { getContractInstanceFromInstantiationParams } from '@aztec/aztec.js/contracts';
import { SponsoredFeePaymentMethod } from '@aztec/aztec.js/fee/testing';
import { Fr } from '@aztec/aztec.js/fields';
import { SponsoredFPCContract } from '@aztec/noir-contracts.js/SponsoredFPC';
import type { TestWallet } from '@aztec/test-wallet/server';

export async function openSponsoredAccount(wallet: TestWallet, secret: Fr) {
  const sponsor = await getContractInstanceFromInstantiationParams(SponsoredFPCContract.artifact, {
    salt: new Fr(0),
  });
  await wallet.registerContract(sponsor, SponsoredFPCContract.artifact);
  const paymentMethod = new SponsoredFeePaymentMethod(sponsor.address);

  // With a fixed salt the same secret always gives the same address.
  const account = await wallet.createSchnorrAccount(secret, Fr.ZERO);
  const { isContractInitialized } = await wallet.getContractMetadata(account.address);
  if (!isContractInitialized) {
    const deployment = await account.getDeployMethod();
    await deployment.send({ from: AztecAddress.ZERO, fee: { paymentMethod } }).wait({ timeout: 300 });
  }
  return { address: account.address, paymentMethod };
}
