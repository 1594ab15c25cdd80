/** The network of ../../network.ts without L1, in this worker. */
import { AztecAddress } from '@aztec/stdlib/aztec-address';
import { LocalNode } from '../../node/node';
import { testAccounts } from '../../release';
import { fundedGenesis } from './funded';
import { noL1 } from './noL1';
import { pxeList, type PxeList } from './pxes';
import { MODULES, SPONSOR, startClients, type Module } from './v2';

export interface TabNetwork extends PxeList {
  node: LocalNode;
  accounts: AztecAddress[];
  /** What programs may import. */
  modules: typeof MODULES;
  /** What stands in the place of functions that connect to a network, by name. */
  clients: Module;
}

export async function startNetwork(sdk: string, say: (step: string) => void): Promise<TabNetwork> {
  say('Making the genesis state');
  const accounts = await testAccounts();
  const addresses = accounts.map(({ address }) => address);
  const node = new LocalNode(sdk, await fundedGenesis([...addresses, AztecAddress.fromString(SPONSOR)]), noL1);
  await node.addProtocolContracts();
  node.start();
  say('Starting the PXE and deploying three test accounts');
  const { pxes, watch, add } = pxeList();
  const clients = await startClients(node, accounts, add);
  const waitForNode = async (): Promise<void> => undefined;
  return {
    node,
    pxes,
    watch,
    accounts: addresses,
    modules: MODULES,
    clients: { createAztecNodeClient: () => node, waitForNode, ...clients },
  };
}
