import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js';
import { createStore } from '@aztec/kv-store/lmdb';
import { createPXEService, getPXEServiceConfig } from '@aztec/pxe/server';

/** L1 chain id of the sandbox's own Ethereum node. */
const LOCAL_CHAIN_ID = 31337;

export async function startPXE(nodeUrl: string) {
  const node = createAztecNodeClient(nodeUrl);
  await waitForNode(node);

  const { l1ChainId, l1ContractAddresses: l1Contracts } = await node.getNodeInfo();
  const store = await createStore('pxe', {
    dataDirectory: 'store',
    dataStoreMapSizeKB: 1e6,
    l1Contracts,
  });

  const config = { ...getPXEServiceConfig(), l1Contracts, proverEnabled: l1ChainId !== LOCAL_CHAIN_ID };
  return createPXEService(node, config, { store });
}
