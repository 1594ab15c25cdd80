import { Fr, createPXEClient } from '@aztec/aztec.js';
import { sha256ToField } from '@aztec/foundation/crypto';
import { OutboxAbi } from '@aztec/l1-artifacts/OutboxAbi';
import { type Hex, encodeFunctionData } from 'viem';
import { l1, mined } from './token_bridge/app/l1.js';

const { l1ContractAddresses } = await createPXEClient('http://localhost:8080').getNodeInfo();

let l2BlockNumber = 0n;

/** Puts messages into the Outbox as the rollup does for its next block; says where each of them lies. */
export async function sendToL1(...messages: [Fr] | [Fr, Fr]) {
  l2BlockNumber++;
  const root = messages.length === 1 ? messages[0] : sha256ToField(messages);
  const transaction = {
    from: l1ContractAddresses.rollupAddress.toString(),
    to: l1ContractAddresses.outboxAddress.toString(),
    data: encodeFunctionData({ abi: OutboxAbi, functionName: 'insert', args: [l2BlockNumber, root.toString()] }),
  };
  await mined(await l1.request({ method: 'eth_sendTransaction', params: [transaction] }));
  return messages.map((message, index) => ({
    l2BlockNumber,
    leafIndex: BigInt(index),
    path: messages.filter((other) => other !== message).map((other): Hex => other.toString()),
  }));
}
