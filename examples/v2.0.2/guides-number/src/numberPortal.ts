import { createPublicClient, createWalletClient, http, parseAbi, parseEventLogs } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';

const abi = parseAbi([
  'function sendNumber(uint256 number, bytes32 secretHash) returns (bytes32 key, uint256 leafIndex)',
  'function receiveNumber(uint256 number, uint256 l2BlockNumber, uint256 leafIndex, bytes32[] path)',
  'event MessageSent(uint256 indexed l2BlockNumber, uint256 index, bytes32 indexed hash, bytes16 rollingHash)',
]);

export const portalAddress = process.env.PORTAL_ADDRESS as `0x${string}`;

// The first account of the local Ethereum node. Use a key of your own on other networks.
const account = mnemonicToAccount('test test test test test test test test test test test junk');
const transport = http('http://localhost:8545');
const wallet = createWalletClient({ account, chain: foundry, transport });
const client = createPublicClient({ chain: foundry, transport });

export async function sendNumberOnL1(number: bigint, secretHash: `0x${string}`) {
  const hash = await wallet.writeContract({ address: portalAddress, abi, functionName: 'sendNumber', args: [number, secretHash] });
  const receipt = await client.waitForTransactionReceipt({ hash });
  const [{ args }] = parseEventLogs({ abi, eventName: 'MessageSent', logs: receipt.logs });
  return { key: args.hash, leafIndex: args.index };
}

export async function receiveNumberOnL1(number: bigint, blockNumber: bigint, leafIndex: bigint, path: `0x${string}`[]) {
  const args = [number, blockNumber, leafIndex, path] as const;
  const hash = await wallet.writeContract({ address: portalAddress, abi, functionName: 'receiveNumber', args });
  await client.waitForTransactionReceipt({ hash });
}
