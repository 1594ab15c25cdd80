// Makes each kind of transaction that guides have, and prints what the tab's report says of it beside what the node stores.
import type { ContractFunctionInteraction, Wallet } from '@aztec/aztec.js';
import { SponsoredFeePaymentMethod } from '@aztec/aztec.js/fee/testing';
import { PRIVATE_LOG_SIZE_IN_FIELDS, SPONSORED_FPC_SALT } from '@aztec/constants';
import { padArrayEnd } from '@aztec/foundation/collection';
import { sha256 } from '@aztec/foundation/crypto';
import { Fr } from '@aztec/foundation/fields';
import { NFTContract } from '@aztec/noir-contracts.js/NFT';
import { SponsoredFPCContractArtifact } from '@aztec/noir-contracts.js/SponsoredFPC';
import { TokenContract } from '@aztec/noir-contracts.js/Token';
import { AztecAddress } from '@aztec/stdlib/aztec-address';
import { getContractInstanceFromInstantiationParams } from '@aztec/stdlib/contract';
import type { PXE } from '@aztec/stdlib/interfaces/client';
import { PrivateLog } from '@aztec/stdlib/logs';
import { TxEffect } from '@aztec/stdlib/tx';
import type { TxView } from '../../core/tabMessages';
import type { Columns, Stored } from './made';
import { createStore } from '../memoryStore';
import { LocalNode } from '../node/node';
import { isV3, testAccounts } from '../release';
import { fundedGenesis } from './worker/funded';
import { logsOf } from './worker/logs';
import { Names } from './worker/names';
import { noL1 } from './worker/noL1';
import { pxeList } from './worker/pxes';
import { reportTo } from './worker/report';

/** As the node stores it, in plain words. */
const storedOf = (effect: TxEffect, mana: Fr): Stored => ({
  mana: mana.toBigInt().toString(),
  fee: effect.transactionFee.toBigInt().toString(),
  reverted: !effect.revertCode.isOK(),
  noteHashes: effect.noteHashes.map(String),
  nullifiers: effect.nullifiers.map(String),
  messages: effect.l2ToL1Msgs.map(String),
  writes: effect.publicDataWrites.map(({ leafSlot, value }) => [String(leafSlot), String(value)]),
  privateLogs: effect.privateLogs.map((log) => log.getEmittedFields().map(String)),
  publicLogs: effect.publicLogs.map((log) => [String(log.contractAddress), ...log.getEmittedFields().map(String)]),
  classLogs: effect.contractClassLogs.map((log) => {
    const fields = log.getEmittedFields();
    const bytecode = Buffer.concat(fields.slice(5).map((field) => field.toBuffer()));
    const hash = `0x${sha256(bytecode).toString('hex')}`;
    return [String(log.contractAddress), ...fields.slice(0, 5).map(String), hash];
  }),
});
const accounts = await testAccounts();
const sponsor = await getContractInstanceFromInstantiationParams(SponsoredFPCContractArtifact, {
  salt: new Fr(SPONSORED_FPC_SALT),
});
const addresses = accounts.map(({ address }) => address);
const node = new LocalNode('columns', await fundedGenesis([...addresses, sponsor.address]), noL1);
await node.addProtocolContracts();
node.start();
const fee = { paymentMethod: new SponsoredFeePaymentMethod(sponsor.address) };
const settings = [node, { proverEnabled: false }, { store: await createStore() }] as never[];

interface Client {
  pxe: PXE;
  wallet: Wallet;
  /** Proves a call, to be sent later. */
  prove(call: ContractFunctionInteraction): Promise<{ send(): { wait(options: object): Promise<unknown> } }>;
  deployAccount(): Promise<unknown>;
}

async function clientOfV2(): Promise<Client> {
  const { createPXEService } = await import('@aztec/pxe/server');
  const testing = await import('@aztec/accounts/testing');
  const { getSchnorrAccount } = await import('@aztec/accounts/schnorr');
  const pxe = await (createPXEService as (...all: unknown[]) => Promise<PXE>)(...settings);
  await testing.deployFundedSchnorrAccounts(pxe, accounts);
  const [wallet] = (await testing.getDeployedTestAccountsWallets(pxe)) as unknown as [Wallet];
  const deployAccount = async () => {
    const account = await getSchnorrAccount(pxe, Fr.random(), accounts[0]!.signingKey, 7);
    await account.deploy({ fee }).wait();
  };
  return { pxe, wallet, prove: (call) => call.prove({ from: addresses[0]! }), deployAccount };
}

async function clientOfV3(): Promise<Client> {
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
  const wallet = await made.TestWallet.create(...settings);
  await made.deployFundedSchnorrAccounts(wallet, node, accounts);
  const deployAccount = async () => {
    const account = await wallet.createSchnorrAccount(Fr.random(), new Fr(7), accounts[0]!.signingKey);
    await (await account.getDeployMethod()).send({ from: AztecAddress.ZERO, fee }).wait();
  };
  const prove: Client['prove'] = (call) => made.proveInteraction(wallet, call, { from: addresses[0] });
  return { pxe: wallet.pxe, wallet: wallet as never, prove, deployAccount };
}

const { pxe, wallet, prove, deployAccount } = await (isV3 ? clientOfV3() : clientOfV2());

const views: TxView[] = [];
const { add, ...list } = pxeList();
add(pxe);
const network = { node, ...list, accounts: addresses, modules: {}, clients: {} };
reportTo(network, (view) => views.push(view));
const made: Columns['made'] = [];
async function note(name: string): Promise<void> {
  const view = views.splice(0).at(-1);
  if (!view) throw new Error(`nothing was reported of: ${name}`);
  const block = await node.getBlock(view.block);
  made.push({ name, view, stored: storedOf(block!.body.txEffects[0]!, block!.header.totalManaUsed) });
}

const [from, to] = addresses as [AztecAddress, AztecAddress];
async function send(name: string, call: ContractFunctionInteraction): Promise<void> {
  await call.send({ from }).wait({ dontThrowOnRevert: true });
  await note(name);
}

const coin = await TokenContract.deploy(wallet, from, 'Coin', 'COIN', 18).send({ from }).deployed();
await note('a contract is deployed');
const { methods } = coin;
await send('a private mint', methods.mint_to_private(from, 1000n));
await send('a public mint', methods.mint_to_public(from, 1000n));
await send('a private payment', methods.transfer(to, 30n));
await send('a public payment', methods.transfer_in_public(from, to, 40n, 0));
await send('from public to private', methods.transfer_to_private(to, 50n));
await send('from private to public', methods.transfer_to_public(from, to, 60n, 0));
const late = await prove(methods.transfer_in_public(from, to, 850n, 0));
await send('a payment before the one that fails', methods.transfer_in_public(from, to, 100n, 0));
await late.send().wait({ dontThrowOnRevert: true });
await note('a public payment that reverts');

await pxe.registerContract({ instance: sponsor, artifact: SponsoredFPCContractArtifact });
await deployAccount();
await note('an account that a sponsor pays for');

const nft = await NFTContract.deploy(wallet, from, 'Art', 'ART').send({ from }).deployed();
await note('another class of contract is deployed');
await send('an NFT is minted', nft.methods.mint(from, 5n));
await send('an NFT becomes private', nft.methods.transfer_to_private(to, 5n));

// A contract may emit what it likes as a private log: two values, as a partial note that is completed in private, or
// a whole log of them.
const clear = await logsOf(
  Object.assign(TxEffect.empty(), {
    privateLogs: [[5n, 100n], Array.from({ length: PRIVATE_LOG_SIZE_IN_FIELDS }, (_, i) => BigInt(i))].map(
      (values) =>
        new PrivateLog(
          padArrayEnd(
            values.map((n) => new Fr(n)),
            Fr.ZERO,
            PRIVATE_LOG_SIZE_IN_FIELDS,
          ),
          values.length,
        ),
    ),
  }),
  new Names(network),
);

process.stdout.write(JSON.stringify({ made, clear } satisfies Columns));
process.exit();
