/** What the worker has of the packages of 2.0.2; those of 3.0.0 have `v3.ts` in its place. */
import { deployFundedSchnorrAccounts } from '@aztec/accounts/testing';
import { BBWASMLazyPrivateKernelProver } from '@aztec/bb-prover/client/wasm/lazy';
import { createLogger } from '@aztec/foundation/log';
import { LazyProtocolContractsProvider } from '@aztec/protocol-contracts/providers/lazy';
// @ts-expect-error The package exports it only together with what a browser lacks; the bundler finds the file.
import { PXEService } from '@aztec/pxe/dest/pxe_service/pxe_service.js';
import { WASMSimulator } from '@aztec/simulator/client';
import type { PXE } from '@aztec/stdlib/interfaces/client';
import { MemoryStore } from '../../memoryStore';
import type { LocalNode } from '../../node/node';
import type { testAccounts } from '../../release';

export type Module = Record<string, unknown>;

/** What a reader's program may import. */
export const MODULES: Record<string, () => Promise<Module>> = {
  '@aztec/aztec.js': () => import('@aztec/aztec.js'),
  '@aztec/aztec.js/addresses': () => import('@aztec/aztec.js/addresses'),
  '@aztec/aztec.js/contracts': () => import('@aztec/aztec.js/contracts'),
  '@aztec/aztec.js/fee': () => import('@aztec/aztec.js/fee'),
  '@aztec/aztec.js/fee/testing': () => import('@aztec/aztec.js/fee/testing'),
  '@aztec/aztec.js/rpc': () => import('@aztec/aztec.js/rpc'),
  '@aztec/aztec.js/wallet': () => import('@aztec/aztec.js/wallet'),
  '@aztec/accounts/schnorr': () => import('@aztec/accounts/schnorr'),
  '@aztec/accounts/testing': () => import('@aztec/accounts/testing'),
  '@aztec/noir-contracts.js/AMM': () => import('@aztec/noir-contracts.js/AMM'),
  '@aztec/noir-contracts.js/Crowdfunding': () => import('@aztec/noir-contracts.js/Crowdfunding'),
  '@aztec/noir-contracts.js/NFT': () => import('@aztec/noir-contracts.js/NFT'),
  '@aztec/noir-contracts.js/SimpleToken': () => import('@aztec/noir-contracts.js/SimpleToken'),
  '@aztec/noir-contracts.js/SponsoredFPC': () => import('@aztec/noir-contracts.js/SponsoredFPC'),
  '@aztec/noir-contracts.js/Token': () => import('@aztec/noir-contracts.js/Token'),
  '@aztec/protocol-contracts': () => import('@aztec/protocol-contracts'),
  '@aztec/stdlib/gas': () => import('@aztec/stdlib/gas'),
  '@aztec/stdlib/hash': () => import('@aztec/stdlib/hash'),
  'node:assert/strict': () => import('../stand-ins/assert') as Promise<Module>,
  'node:test': () => import('../stand-ins/nodeTest') as Promise<Module>,
};

/** It pays for everybody, at the address that follows from its code and the salt 0. The code itself comes when asked for. */
export const SPONSOR = '0x299f255076aa461e4e94a843f0275303470a6b8ebe7cb44a471c66711151e529';

async function createPxe(node: LocalNode): Promise<PXE> {
  const { l1ChainId, l1ContractAddresses: l1Contracts, rollupVersion } = await node.getNodeInfo();
  const simulator = new WASMSimulator();
  const prover = new BBWASMLazyPrivateKernelProver(simulator, 1);
  const config = { proverEnabled: false, l2BlockBatchSize: 50, l1Contracts, l1ChainId, rollupVersion };
  const provider = new LazyProtocolContractsProvider();
  const parts = [node, new MemoryStore(), prover, simulator, provider, config, createLogger('pxe')];
  return (PXEService as { create(...parts: unknown[]): Promise<PXE> }).create(...parts);
}

/** The sandbox has one PXE, which all programs share. Deploys the accounts; answers what clients lead to. */
export async function startClients(
  node: LocalNode,
  accounts: Awaited<ReturnType<typeof testAccounts>>,
  watch: (pxe: PXE) => void,
): Promise<Module> {
  const pxe = await createPxe(node);
  await deployFundedSchnorrAccounts(pxe, accounts);
  watch(pxe);
  return { createPXEClient: () => pxe, waitForPXE: async () => undefined };
}
