/** What the worker has of the packages of 3.0.0, in place of `v2.ts`: the types here are those of 2.0.2. */
import { BBWASMLazyPrivateKernelProver } from '@aztec/bb-prover/client/wasm/lazy';
import { WASMSimulator } from '@aztec/simulator/client';
import type { PXE } from '@aztec/stdlib/interfaces/client';
// @ts-expect-error 2.0.2 has no such package.
import { deployFundedSchnorrAccounts, TestWallet } from '@aztec/test-wallet/client/lazy';
import { MemoryStore } from '../../memoryStore';
import type { LocalNode } from '../../node/node';
import type { testAccounts } from '../../release';
import type { Module } from './v2';

/** What a reader's program may import. */
export const MODULES: Record<string, () => Promise<Module>> = {
  '@aztec/aztec.js/abi': () => import('@aztec/aztec.js/abi'),
  '@aztec/aztec.js/addresses': () => import('@aztec/aztec.js/addresses'),
  '@aztec/aztec.js/authorization': () => import('@aztec/aztec.js/authorization' as never),
  '@aztec/aztec.js/contracts': () => import('@aztec/aztec.js/contracts'),
  '@aztec/aztec.js/events': () => import('@aztec/aztec.js/events' as never),
  '@aztec/aztec.js/fee': () => import('@aztec/aztec.js/fee'),
  '@aztec/aztec.js/fee/testing': () => import('@aztec/aztec.js/fee/testing'),
  '@aztec/aztec.js/fields': () => import('@aztec/aztec.js/fields' as never),
  '@aztec/aztec.js/keys': () => import('@aztec/aztec.js/keys' as never),
  '@aztec/aztec.js/node': () => import('@aztec/aztec.js/node' as never),
  '@aztec/aztec.js/protocol': () => import('@aztec/aztec.js/protocol' as never),
  '@aztec/aztec.js/tx': () => import('@aztec/aztec.js/tx' as never),
  '@aztec/aztec.js/utils': () => import('@aztec/aztec.js/utils' as never),
  '@aztec/aztec.js/wallet': () => import('@aztec/aztec.js/wallet'),
  '@aztec/accounts/schnorr': () => import('@aztec/accounts/schnorr'),
  '@aztec/accounts/testing': () => import('@aztec/accounts/testing'),
  '@aztec/noir-contracts.js/AMM': () => import('@aztec/noir-contracts.js/AMM'),
  '@aztec/noir-contracts.js/Crowdfunding': () => import('@aztec/noir-contracts.js/Crowdfunding'),
  '@aztec/noir-contracts.js/NFT': () => import('@aztec/noir-contracts.js/NFT'),
  '@aztec/noir-contracts.js/SponsoredFPC': () => import('@aztec/noir-contracts.js/SponsoredFPC'),
  '@aztec/noir-contracts.js/Token': () => import('@aztec/noir-contracts.js/Token'),
  '@aztec/stdlib/gas': () => import('@aztec/stdlib/gas'),
  '@aztec/stdlib/hash': () => import('@aztec/stdlib/hash'),
  '@aztec/stdlib/kernel': () => import('@aztec/stdlib/kernel'),
  // The one for Node differs in where its PXE keeps what it knows.
  '@aztec/test-wallet/server': () => import('@aztec/test-wallet/client/lazy' as never),
  '@aztec/test-wallet/client/lazy': () => import('@aztec/test-wallet/client/lazy' as never),
  'node:assert/strict': () => import('../stand-ins/assert') as Promise<Module>,
  'node:test': () => import('../stand-ins/nodeTest') as Promise<Module>,
};

/** It pays for everybody, at the address that follows from its code and the salt 0. The code itself comes when asked for. */
export const SPONSOR = '0x280e5686a148059543f4d0968f9a18cd4992520fcd887444b8689bf2726a1f97';

type Create = (node: unknown, config?: object, options?: object) => Promise<{ pxe: PXE; stop(): Promise<void> }>;

/** Each wallet has a PXE of its own. Deploys the accounts; answers what clients lead to. */
export async function startClients(
  node: LocalNode,
  accounts: Awaited<ReturnType<typeof testAccounts>>,
  watch: (pxe: PXE) => void,
): Promise<Module> {
  const Wallet = TestWallet as { create: Create };
  const create = Wallet.create.bind(Wallet);
  const inMemory: Create = (own, config, options) => {
    const prover = new BBWASMLazyPrivateKernelProver(new WASMSimulator(), 1);
    return create(own, { ...config, proverEnabled: false }, { ...options, store: new MemoryStore(), prover });
  };
  const wallet = await inMemory(node);
  await deployFundedSchnorrAccounts(wallet, node, accounts);
  await wallet.stop();
  Wallet.create = async (...settings) => {
    const made = await inMemory(...settings);
    watch(made.pxe);
    return made;
  };
  return {};
}
