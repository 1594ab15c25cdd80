import { SPONSORED_FPC_SALT } from '@aztec/constants';
import { Fr } from '@aztec/foundation/fields';
import { createNamespacedSafeJsonRpcServer, startHttpRpcServer } from '@aztec/foundation/json-rpc/server';
import { SponsoredFPCContractArtifact } from '@aztec/noir-contracts.js/SponsoredFPC';
import { computeFeePayerBalanceLeafSlot } from '@aztec/protocol-contracts/fee-juice';

import { getPackageInfo } from '@aztec/pxe/config';
import { type ContractInstanceWithAddress, getContractInstanceFromInstantiationParams } from '@aztec/stdlib/contract';
import * as schemas from '@aztec/stdlib/interfaces/client';
import { PublicDataTreeLeaf } from '@aztec/stdlib/trees';
import { startL1 } from './l1/contracts';
import { createStore, stores } from './memoryStore';
import { LocalNode } from './node/node';
import { isV3, testAccounts } from './release';
import { ARCHIVE } from './state/operations';
import { WorldState } from './state/worldState';

const GENESIS_BALANCE = new Fr(10n ** 22n);

interface Settings {
  /** A file of the folder whose node_modules hold the EVM. */
  room: string;
  port: number;
  l1Port: number;
  say?: (text: string) => void;
}

type Accounts = Awaited<ReturnType<typeof testAccounts>>;

/** The sandbox of 2.0.2 offers its PXE to everybody; with 3.0.0 each client has its own. */
async function deployAccounts(node: LocalNode, accounts: Accounts, sponsor: ContractInstanceWithAddress) {
  const store = await createStore();
  const [aztecNode, config, options] = [node as never, { proverEnabled: false } as never, { store } as never];
  if (!isV3) {
    const { createPXEService } = await import('@aztec/pxe/server');
    const { deployFundedSchnorrAccounts } = await import('@aztec/accounts/testing');
    const pxe = await createPXEService(aztecNode, config, options);
    await pxe.registerContract({ instance: sponsor, artifact: SponsoredFPCContractArtifact });
    await deployFundedSchnorrAccounts(pxe, accounts);
    return pxe;
  }
  const { TestWallet, deployFundedSchnorrAccounts } = (await import('@aztec/test-wallet/server' as string)) as {
    TestWallet: { create(...settings: unknown[]): Promise<{ stop(): Promise<void> }> };
    deployFundedSchnorrAccounts(...settings: unknown[]): Promise<void>;
  };
  const wallet = await TestWallet.create(aztecNode, config, options);
  await deployFundedSchnorrAccounts(wallet, node, accounts);
  await wallet.stop();
  return undefined;
}

async function genesisOf(accounts: Accounts, sponsor: ContractInstanceWithAddress): Promise<WorldState> {
  const leaves = [...accounts, sponsor].map(
    async ({ address }) => new PublicDataTreeLeaf(await computeFeePayerBalanceLeafSlot(address), GENESIS_BALANCE),
  );
  return WorldState.create((await Promise.all(leaves)).sort((a, b) => (b.slot.lt(a.slot) ? 1 : -1)));
}

/** Starts Ethereum with the L1 contracts, and a node (with 2.0.2 a PXE too) on one port, as the sandbox has them. */
export async function startNetwork({ room, port, l1Port, say = () => undefined }: Settings) {
  const accounts = await testAccounts();
  const sponsor = await getContractInstanceFromInstantiationParams(SponsoredFPCContractArtifact, {
    salt: new Fr(SPONSORED_FPC_SALT),
  });
  const worldState = await genesisOf(accounts, sponsor);
  const { root } = await worldState.getCommitted().getTreeInfo(ARCHIVE);
  const l1 = await startL1({ room, port: l1Port, genesisArchiveRoot: Fr.fromBuffer(root) });
  say(`L1 contracts deployed, http://localhost:${l1Port}`);
  const node = new LocalNode(getPackageInfo().version, worldState, l1);
  await node.addProtocolContracts();
  node.start();
  const pxe = await deployAccounts(node, accounts, sponsor);
  const apis = { node: [node, schemas.AztecNodeApiSchema], ...(pxe && { pxe: [pxe, schemas.PXESchema] }) };
  const rpc = createNamespacedSafeJsonRpcServer(apis as never, { http200OnError: false });
  await startHttpRpcServer(rpc, { port });
  say(`listening on http://localhost:${port}`);
  return { l1, node, accounts, sponsor };
}

export type Network = Awaited<ReturnType<typeof startNetwork>>;

/** Puts the network, and the clients that it has now, back to how they are now; as often as wanted. */
export async function keepState({ l1, node }: Network): Promise<() => Promise<void>> {
  const kept = [...stores];
  const back = [node.snapshot(), ...kept.map((store) => store.snapshot())];
  let id = await l1.request('evm_snapshot');
  return async () => {
    await l1.request('evm_revert', [id]);
    id = await l1.request('evm_snapshot');
    for (const restore of back) restore();
    for (const store of stores) if (!kept.includes(store)) stores.delete(store);
  };
}
