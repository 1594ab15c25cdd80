import { readFileSync } from 'node:fs';
import { createWalletClient, http, parseAbi, publicActions, type Abi, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';

// #region client
/** The first account of the sandbox's Anvil, which holds test ether. */
export const l1 = createWalletClient({
  account: mnemonicToAccount('test test test test test test test test test test test junk'),
  chain: foundry,
  transport: http(process.env.ETHEREUM_HOST ?? 'http://localhost:8545'),
}).extend(publicActions);
// #endregion client

// #region abis
export const nftAbi = parseAbi([
  'function mint(address to) returns (uint256 tokenId)',
  'function nextId() view returns (uint256)',
  'function approve(address to, uint256 tokenId)',
  'function ownerOf(uint256 tokenId) view returns (address)',
]);

export const portalAbi = parseAbi([
  'function initialize(address registry, address nft, bytes32 l2Bridge)',
  'function deposit(uint256 tokenId, bytes32 secretHash) returns (bytes32 messageHash, uint256 leafIndex)',
  'function withdraw(uint256 tokenId, address recipient, uint256 l2BlockNumber, uint256 leafIndex, bytes32[] path)',
  'event Deposited(uint256 indexed tokenId, bytes32 messageHash, uint256 leafIndex)',
]);
// #endregion abis

// #region deploy
/** Deploys a contract that `forge build` compiled. */
export async function deployL1(name: string): Promise<Hex> {
  const artifact = JSON.parse(readFileSync(`../l1/out/${name}.sol/${name}.json`, 'utf8')) as {
    abi: Abi;
    bytecode: { object: Hex };
  };
  const hash = await l1.deployContract({ abi: artifact.abi, bytecode: artifact.bytecode.object });
  const { contractAddress } = await l1.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`${name} was not deployed`);
  return contractAddress;
}
// #endregion deploy
