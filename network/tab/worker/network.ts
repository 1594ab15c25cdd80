/** The network of ../../network.ts without L1, in this worker. */
import { deployFundedSchnorrAccounts } from '@aztec/accounts/testing';
import { BBWASMLazyPrivateKernelProver } from '@aztec/bb-prover/client/wasm/lazy';
import { EthAddress } from '@aztec/foundation/eth-address';
import { Fr } from '@aztec/foundation/fields';
import { createLogger } from '@aztec/foundation/log';
import { computeFeePayerBalanceLeafSlot } from '@aztec/protocol-contracts/fee-juice';
import { LazyProtocolContractsProvider } from '@aztec/protocol-contracts/providers/lazy';
// @ts-expect-error The package exports it only together with what a browser lacks; the bundler finds the file.
import { PXEService } from '@aztec/pxe/dest/pxe_service/pxe_service.js';
import { WASMSimulator } from '@aztec/simulator/client';
import { AztecAddress } from '@aztec/stdlib/aztec-address';
import type { PXE } from '@aztec/stdlib/interfaces/client';
import { PublicDataTreeLeaf } from '@aztec/stdlib/trees';
import type { L1 } from '../../l1/contracts';
import { MemoryStore } from '../../memoryStore';
import { LocalNode } from '../../node/node';
import { testAccounts } from '../../release';
import { WorldState } from '../../state/worldState';

const CONTRACTS = [
  'rollup',
  'registry',
  'inbox',
  'outbox',
  'feeJuice',
  'stakingAsset',
  'feeJuicePortal',
  'coinIssuer',
  'rewardDistributor',
  'governanceProposer',
  'governance',
];

/** Nothing settles: there are no portals, no messages, and addresses that nobody has. */
const noL1 = {
  chainId: 31337,
  rollupVersion: 1,
  addresses: Object.fromEntries(CONTRACTS.map((name, i) => [`${name}Address`, EthAddress.fromField(new Fr(i + 1))])),
  now: async () => BigInt(Math.floor(Date.now() / 1000)),
  messagesOfBlock: async () => [],
  blockOfMessage: async () => undefined,
  publish: async () => undefined,
} as unknown as L1;

async function createPxe(node: LocalNode): Promise<PXE> {
  const { l1ChainId, l1ContractAddresses: l1Contracts, rollupVersion } = await node.getNodeInfo();
  const simulator = new WASMSimulator();
  const prover = new BBWASMLazyPrivateKernelProver(simulator, 1);
  const config = { proverEnabled: false, l2BlockBatchSize: 50, l1Contracts, l1ChainId, rollupVersion };
  const provider = new LazyProtocolContractsProvider();
  const parts = [node, new MemoryStore(), prover, simulator, provider, config, createLogger('pxe')];
  return (PXEService as { create(...parts: unknown[]): Promise<PXE> }).create(...parts);
}

/** It pays for everybody, at the address that follows from its code and the salt 0. The code itself comes when asked for. */
const SPONSOR = '0x299f255076aa461e4e94a843f0275303470a6b8ebe7cb44a471c66711151e529';
const GENESIS_BALANCE = new Fr(10n ** 22n);

async function genesisOf(funded: AztecAddress[]): Promise<WorldState> {
  const leaves = await Promise.all(
    funded.map(
      async (address) => new PublicDataTreeLeaf(await computeFeePayerBalanceLeafSlot(address), GENESIS_BALANCE),
    ),
  );
  return WorldState.create(leaves.sort((a, b) => (b.slot.lt(a.slot) ? 1 : -1)));
}

export interface TabNetwork {
  node: LocalNode;
  pxe: PXE;
  accounts: AztecAddress[];
}

export async function startNetwork(sdk: string, say: (step: string) => void): Promise<TabNetwork> {
  say('Making the genesis state');
  const accounts = await testAccounts();
  const addresses = accounts.map(({ address }) => address);
  const node = new LocalNode(sdk, await genesisOf([...addresses, AztecAddress.fromString(SPONSOR)]), noL1);
  await node.addProtocolContracts();
  node.start();
  say('Starting the PXE');
  const pxe = await createPxe(node);
  say('Deploying three test accounts');
  await deployFundedSchnorrAccounts(pxe, accounts);
  return { node, pxe, accounts: addresses };
}
