import { readFileSync } from 'node:fs';
import { createWalletClient, http, parseAbi, publicActions, type Abi, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';

export const l1 = createWalletClient({
  account: mnemonicToAccount('test test test test test test test test test test test junk'),
  chain: foundry,
  transport: http(process.env.ETHEREUM_HOST ?? 'http://localhost:8545'),
}).extend(publicActions);

export const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
]);

export const tokenPortalAbi = parseAbi([
  'function initialize(address registry, address token, bytes32 l2Token)',
  'function depositPublic(bytes32 to, uint256 amount, bytes32 secretHash) returns (bytes32, uint256)',
  'function depositPrivate(uint256 amount, bytes32 secretHash) returns (bytes32, uint256)',
  'event Deposited(bytes32 messageHash, uint256 leafIndex)',
]);

export const uniswapPortalAbi = parseAbi([
  'struct Swap { address inputPortal; uint256 amountIn; uint24 feeTier; address outputPortal; uint256 minimumOut; bytes32 secretHash; }',
  'struct OutboxProof { uint256 l2BlockNumber; uint256 leafIndex; bytes32[] path; }',
  'function initialize(address registry, bytes32 l2Uniswap)',
  'function swapPublic(Swap swap, bytes32 recipient, OutboxProof withdrawal, OutboxProof request) returns (bytes32, uint256)',
  'function swapPrivate(Swap swap, OutboxProof withdrawal, OutboxProof request) returns (bytes32, uint256)',
]);

/** Deploys a contract that `forge build` compiled. */
export async function deployL1(file: string, name: string, args: unknown[] = []): Promise<Hex> {
  const artifact = JSON.parse(readFileSync(`../l1/out/${file}.sol/${name}.json`, 'utf8')) as {
    abi: Abi;
    bytecode: { object: Hex };
  };
  const hash = await l1.deployContract({ abi: artifact.abi, bytecode: artifact.bytecode.object, args });
  const { contractAddress } = await l1.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`${name} was not deployed`);
  return contractAddress;
}

/** Waits until a transaction is mined and fails if it reverted. */
export async function mined(hash: Hex) {
  const receipt = await l1.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`L1 transaction ${hash} reverted`);
  return receipt;
}
