import { getSchnorrAccount } from '@aztec/accounts/schnorr';
import {
  Fr,
  SponsoredFeePaymentMethod,
  getContractInstanceFromInstantiationParams,
  type PXE,
} from '@aztec/aztec.js';
import { SponsoredFPCContract } from '@aztec/noir-contracts.js/SponsoredFPC';
import { deriveSigningKey } from '@aztec/stdlib/keys';

export async function openSponsoredAccount(pxe: PXE, secret: Fr) {
  const sponsor = await getContractInstanceFromInstantiationParams(SponsoredFPCContract.artifact, {
    salt: new Fr(0),
  });
  await pxe.registerContract({ instance: sponsor, artifact: SponsoredFPCContract.artifact });
  const paymentMethod = new SponsoredFeePaymentMethod(sponsor.address);

  // With a fixed salt the same secret always gives the same address.
  const account = await getSchnorrAccount(pxe, secret, deriveSigningKey(secret), Fr.ZERO);
  const wallet = await account.register();
  const { isContractInitialized } = await pxe.getContractMetadata(account.getAddress());
  if (!isContractInitialized) {
    await account.deploy({ fee: { paymentMethod } }).wait({ timeout: 300 });
  }
  return { wallet, paymentMethod };
}
