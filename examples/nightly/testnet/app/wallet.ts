import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TestWallet } from '@aztec/test-wallet/server';

/** L1 chain id of the sandbox's own Ethereum node. */
const LOCAL_CHAIN_ID = 31337;

export async function openWallet(nodeUrl: string) {
  const node = createAztecNodeClient(nodeUrl);
  await waitForNode(node);
  const { l1ChainId } = await node.getNodeInfo();
  const wallet = await TestWallet.create(node, {
    proverEnabled: l1ChainId !== LOCAL_CHAIN_ID,
    dataDirectory: 'store',
    dataStoreMapSizeKb: 1_000_000,
  });
  return { node, wallet };
}
