import { readFileSync } from 'node:fs';
import { createExtendedL1Client, deployL1Contract } from '@aztec/ethereum';
import { type Abi, type Hex, parseAbi } from 'viem';

const MNEMONIC = 'test test test test test test test test test test test junk';

/** The first prefunded account of the sandbox's Anvil. */
export const l1 = createExtendedL1Client(['http://localhost:8545'], MNEMONIC);

export const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
]);

export const portalAbi = parseAbi([
  'event Deposited(bytes32 messageHash, uint256 leafIndex)',
  'function setL2Bridge(bytes32 bridge)',
  'function depositToAztecPublic(bytes32 to, uint256 amount, bytes32 secretHash) returns (bytes32, uint256)',
  'function depositToAztecPrivate(uint256 amount, bytes32 secretHash) returns (bytes32, uint256)',
  'function withdraw(address recipient, uint256 amount, bool withCaller, uint256 l2BlockNumber, uint256 leafIndex, bytes32[] path)',
]);

/** Deploys a contract that `forge build` has compiled. */
export async function deployL1(name: string, args: readonly unknown[], out = '../l1/out') {
  const file = new URL(`${out}/${name}.sol/${name}.json`, import.meta.url);
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as {
    abi: Abi;
    bytecode: { object: Hex };
  };
  const { address } = await deployL1Contract(l1, abi, bytecode.object, args);
  return address;
}

/** Waits until a transaction is mined and fails if it reverted. */
export async function mined(hash: Hex) {
  const receipt = await l1.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`L1 transaction ${hash} reverted`);
  return receipt;
}
