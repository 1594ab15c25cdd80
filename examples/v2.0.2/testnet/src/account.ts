import { getSchnorrAccount } from '@aztec/accounts/schnorr';
import {
  Fr,
  GrumpkinScalar,
  SponsoredFeePaymentMethod,
  getContractInstanceFromInstantiationParams,
  type PXE,
} from '@aztec/aztec.js';
import { SponsoredFPCContract } from '@aztec/noir-contracts.js/SponsoredFPC';

export async function createSponsoredAccount(pxe: PXE) {
  const instance = await getContractInstanceFromInstantiationParams(SponsoredFPCContract.artifact, {
    salt: new Fr(0),
  });
  await pxe.registerContract({ instance, artifact: SponsoredFPCContract.artifact });
  const paymentMethod = new SponsoredFeePaymentMethod(instance.address);

  const account = await getSchnorrAccount(pxe, Fr.random(), GrumpkinScalar.random());
  await account.deploy({ fee: { paymentMethod } }).wait({ timeout: 300 });

  return { wallet: await account.getWallet(), paymentMethod };
}
