import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js';
import { createStore } from '@aztec/kv-store/lmdb';
import { createPXEService, getPXEServiceConfig } from '@aztec/pxe/server';

const NODE_URL = process.env.NODE_URL ?? 'https://aztec-testnet-fullnode.zkv.xyz';

export async function startPXE() {
  const node = createAztecNodeClient(NODE_URL);
  await waitForNode(node);

  const l1Contracts = await node.getL1ContractAddresses();
  const store = await createStore('pxe', {
    dataDirectory: 'store',
    dataStoreMapSizeKB: 1e6,
    l1Contracts,
  });

  const config = { ...getPXEServiceConfig(), l1Contracts, proverEnabled: true };
  return createPXEService(node, config, { store });
}
