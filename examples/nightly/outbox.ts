import { BatchCall } from '@aztec/aztec.js/contracts';
import type { Fr } from '@aztec/aztec.js/fields';
import { createAztecNodeClient } from '@aztec/aztec.js/node';
import { sha256ToField } from '@aztec/foundation/crypto';
import { OutboxAbi } from '@aztec/l1-artifacts/OutboxAbi';
import { TestWallet, registerInitialSandboxAccountsInWallet } from '@aztec/test-wallet/server';
import { type Hex, encodeFunctionData } from 'viem';
import { l1, mined } from './uniswap/app/l1.js';

const node = createAztecNodeClient('http://localhost:8080');
const { l1ContractAddresses } = await node.getNodeInfo();
const wallet = await TestWallet.create(node);
const [from] = await registerInitialSandboxAccountsInWallet(wallet);

export const makeBlock = () => new BatchCall(wallet, []).send({ from }).wait();

/** Puts messages into the Outbox as the rollup does for its next block; says where each of them lies. */
export async function sendToL1(...messages: [Fr] | [Fr, Fr]) {
  const l2BlockNumber = BigInt(await node.getBlockNumber()) + 1n;
  const root = messages.length === 1 ? messages[0] : sha256ToField(messages);
  const transaction = {
    from: l1ContractAddresses.rollupAddress.toString(),
    to: l1ContractAddresses.outboxAddress.toString(),
    data: encodeFunctionData({ abi: OutboxAbi, functionName: 'insert', args: [l2BlockNumber, root.toString()] }),
  };
  await mined(await l1.request({ method: 'eth_sendTransaction', params: [transaction] }));
  await makeBlock();
  return messages.map((message, index) => ({
    l2BlockNumber,
    leafIndex: BigInt(index),
    path: messages.filter((other) => other !== message).map((other): Hex => other.toString()),
  }));
}
