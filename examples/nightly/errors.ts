// What the programs of examples/errors begin with: a network, two accounts, a token, and a few short names.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getInitialTestAccountsData } from '@aztec/accounts/testing';
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { BatchCall, Contract } from '@aztec/aztec.js/contracts';
import { Fr } from '@aztec/aztec.js/fields';
import { createAztecNodeClient } from '@aztec/aztec.js/node';
import { createExtendedL1Client } from '@aztec/ethereum';
import { TokenContract } from '@aztec/noir-contracts.js/Token';
import { TestWallet } from '@aztec/test-wallet/server';
import { getContractInstanceFromInstantiationParams } from '@aztec/stdlib/contract';
import { foundry } from 'viem/chains';

const node = createAztecNodeClient('http://localhost:8080');
const wallet = await TestWallet.create(node);
const { pxe } = wallet as any;
const keys = await getInitialTestAccountsData();
const accounts = await Promise.all(
  keys.slice(0, 2).map(({ secret, salt, signingKey }) => wallet.createSchnorrAccount(secret, salt, signingKey)),
);
const [alice, bob] = accounts.map(({ address }) => address);
const from = alice;

/** A contract of `@aztec/noir-contracts.js`. */
const contractOf = async (name: string): Promise<any> =>
  (await import(`@aztec/noir-contracts.js/${name}`))[`${name}Contract`];
const deploy = async (name: string, ...args: unknown[]): Promise<any> =>
  (await contractOf(name)).deploy(wallet, ...args).send({ from }).deployed();
/** Known to the PXE, and not on the network. */
const register = async (name: string, ...constructorArgs: unknown[]): Promise<any> => {
  const { artifact, at } = await contractOf(name);
  const instance = await getContractInstanceFromInstantiationParams(artifact, { constructorArgs, salt: Fr.random(), deployer: alice });
  await pxe.registerContract({ instance, artifact });
  return at(instance.address, wallet);
};
/** The same contract as Bob uses it. */
const forBob = (contract: any): any => contract;
/** A file of a package that the package does not export. */
const inside = (file: string): Promise<any> =>
  import(pathToFileURL(path.join(process.env.NETWORK_PACKAGES!, 'node_modules/@aztec', file)).href);
/** An address at which there is nothing. */
const nowhere = await AztecAddress.random();
const l1 = createExtendedL1Client(['http://localhost:8545'], 'test test test test test test test test test test test junk', foundry) as any;
const { l1ContractAddresses: l1Addresses } = await node.getNodeInfo();

const token: any = await TokenContract.deploy(wallet, alice, 'Sunny', 'SUN', 18).send({ from }).deployed();
await token.methods.mint_to_private(alice, 100n).send({ from }).wait();
await token.methods.mint_to_public(alice, 100n).send({ from }).wait();
const nft: any = await deploy('NFT', alice, 'Cats', 'CAT');
/** A token that is published and not initialised. */
const fresh: any = await TokenContract.deploy(wallet, alice, 'A', 'A', 18).send({ from, skipInitialization: true }).deployed();
