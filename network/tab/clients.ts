import type { ContractFunctionInteraction, Wallet } from '@aztec/aztec.js';
import type { SponsoredFeePaymentMethod } from '@aztec/aztec.js/fee/testing';
import { Fr } from '@aztec/foundation/fields';
import { AztecAddress } from '@aztec/stdlib/aztec-address';
import type { PXE } from '@aztec/stdlib/interfaces/client';
import { createStore } from '../memoryStore';
import type { LocalNode } from '../node/node';
import { isV3, type testAccounts } from '../release';

/** What a client is started with. */
interface Start {
  node: LocalNode;
  accounts: Awaited<ReturnType<typeof testAccounts>>;
  /** Pays for the account that is deployed. */
  fee: { paymentMethod: SponsoredFeePaymentMethod };
}

const settingsOf = async (node: LocalNode) =>
  [node, { proverEnabled: false }, { store: await createStore() }] as never[];

interface Client {
  pxe: PXE;
  wallet: Wallet;
  /** Proves a call, to be sent later. */
  prove(call: ContractFunctionInteraction): Promise<{ send(): { wait(options: object): Promise<unknown> } }>;
  deployAccount(): Promise<unknown>;
}

async function clientOfV2({ node, accounts, fee }: Start): Promise<Client> {
  const { createPXEService } = await import('@aztec/pxe/server');
  const testing = await import('@aztec/accounts/testing');
  const { getSchnorrAccount } = await import('@aztec/accounts/schnorr');
  const pxe = await (createPXEService as (...all: unknown[]) => Promise<PXE>)(...(await settingsOf(node)));
  await testing.deployFundedSchnorrAccounts(pxe, accounts);
  const [wallet] = (await testing.getDeployedTestAccountsWallets(pxe)) as unknown as [Wallet];
  const deployAccount = async () => {
    const account = await getSchnorrAccount(pxe, Fr.random(), accounts[0]!.signingKey, 7);
    await account.deploy({ fee }).wait();
  };
  return { pxe, wallet, prove: (call) => call.prove({ from: accounts[0]!.address }), deployAccount };
}

async function clientOfV3({ node, accounts, fee }: Start): Promise<Client> {
  interface Deployed {
    getDeployMethod(): Promise<{ send(options: object): { wait(): Promise<unknown> } }>;
  }
  interface TestWallet {
    pxe: PXE;
    createSchnorrAccount(...keys: unknown[]): Promise<Deployed>;
  }
  const made = (await import('@aztec/test-wallet/server' as string)) as {
    TestWallet: { create(...all: unknown[]): Promise<TestWallet> };
    deployFundedSchnorrAccounts(...all: unknown[]): Promise<void>;
    proveInteraction(...all: unknown[]): ReturnType<Client['prove']>;
  };
  const wallet = await made.TestWallet.create(...(await settingsOf(node)));
  await made.deployFundedSchnorrAccounts(wallet, node, accounts);
  const deployAccount = async () => {
    const account = await wallet.createSchnorrAccount(Fr.random(), new Fr(7), accounts[0]!.signingKey);
    await (await account.getDeployMethod()).send({ from: AztecAddress.ZERO, fee }).wait();
  };
  const prove: Client['prove'] = (call) => made.proveInteraction(wallet, call, { from: accounts[0]!.address });
  return { pxe: wallet.pxe, wallet: wallet as never, prove, deployAccount };
}

/** Each release has a client of its own. */
export const startClient = (start: Start): Promise<Client> => (isV3 ? clientOfV3(start) : clientOfV2(start));
