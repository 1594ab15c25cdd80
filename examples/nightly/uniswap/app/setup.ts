import { EthAddress, type AztecAddress } from '@aztec/aztec.js/addresses';
import { waitForProven } from '@aztec/aztec.js/contracts';
import { generateClaimSecret } from '@aztec/aztec.js/ethereum';
import { Fr } from '@aztec/aztec.js/fields';
import { waitForL1ToL2MessageReady } from '@aztec/aztec.js/messaging';
import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TxReceipt } from '@aztec/aztec.js/tx';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import { computeL2ToL1MembershipWitness } from '@aztec/stdlib/messaging';
import { TestWallet, registerInitialSandboxAccountsInWallet } from '@aztec/test-wallet/server';
import { parseEventLogs, type Hex, type TransactionReceipt } from 'viem';
import { BridgedTokenContract } from './artifacts/BridgedToken.js';
import { UniswapContract } from './artifacts/Uniswap.js';
import { deployL1, l1, mined, tokenAbi, tokenPortalAbi, uniswapPortalAbi } from './l1.js';

// #region connect
const node = createAztecNodeClient(process.env.AZTEC_NODE_URL ?? 'http://localhost:8080');
await waitForNode(node);
const { l1ContractAddresses, l1ChainId, rollupVersion } = await node.getNodeInfo();
const registry = l1ContractAddresses.registryAddress.toString();

export const wallet = await TestWallet.create(node);
export const [user] = await registerInitialSandboxAccountsInWallet(wallet);
// #endregion connect

// #region asset
export interface Asset {
  l1Token: Hex;
  portal: Hex;
  l2: BridgedTokenContract;
}

/** One ERC-20, its portal, and its token on L2. */
export async function createAsset(name: string, symbol: string): Promise<Asset> {
  const l1Token = await deployL1('TestContracts', 'TestToken', [name, symbol]);
  const portal = await deployL1('TokenPortal', 'TokenPortal');
  const l2 = await BridgedTokenContract.deploy(wallet, EthAddress.fromString(portal))
    .send({ from: user })
    .deployed();
  await mined(
    await l1.writeContract({
      address: portal,
      abi: tokenPortalAbi,
      functionName: 'initialize',
      args: [registry, l1Token, l2.address.toString()],
    }),
  );
  return { l1Token, portal, l2 };
}
// #endregion asset

// #region exchange
export interface Exchange {
  portal: Hex;
  router: Hex;
  l2: UniswapContract;
}

export async function createExchange(): Promise<Exchange> {
  const router = await deployL1('TestContracts', 'FixedRateRouter');
  const portal = await deployL1('UniswapPortal', 'UniswapPortal', [router]);
  const l2 = await UniswapContract.deploy(wallet, EthAddress.fromString(portal))
    .send({ from: user })
    .deployed();
  await mined(
    await l1.writeContract({
      address: portal,
      abi: uniswapPortalAbi,
      functionName: 'initialize',
      args: [registry, l2.address.toString()],
    }),
  );
  return { portal, router, l2 };
}
// #endregion exchange

// #region deposit
/** Mints the ERC-20 and deposits it, for a public claim (`to` given) or a private one. */
export async function deposit(asset: Asset, amount: bigint, to?: AztecAddress) {
  const [secret, secretHash] = await generateClaimSecret();
  const { address } = l1.account;
  const token = { address: asset.l1Token, abi: tokenAbi } as const;
  const portal = { address: asset.portal, abi: tokenPortalAbi } as const;
  await mined(await l1.writeContract({ ...token, functionName: 'mint', args: [address, amount] }));
  await mined(await l1.writeContract({ ...token, functionName: 'approve', args: [asset.portal, amount] }));
  const hash = to
    ? await l1.writeContract({
        ...portal,
        functionName: 'depositPublic',
        args: [to.toString(), amount, secretHash.toString()],
      })
    : await l1.writeContract({
        ...portal,
        functionName: 'depositPrivate',
        args: [amount, secretHash.toString()],
      });
  const leafIndex = await messageReady(await mined(hash), to !== undefined);
  return { secret, leafIndex };
}
// #endregion deposit

// #region messages
/** Waits until the message that a deposit sent can be consumed on L2. */
export async function messageReady(receipt: TransactionReceipt, forPublicConsumption: boolean): Promise<bigint> {
  const [event] = parseEventLogs({ abi: tokenPortalAbi, eventName: 'Deposited', logs: receipt.logs });
  for (let i = 0; i < 2; i++) {
    // The sandbox makes a block only for a transaction.
    await BridgedTokenContract.deploy(wallet, EthAddress.ZERO).send({ from: user }).deployed();
  }
  const options = { timeoutSeconds: 120, forPublicConsumption };
  await waitForL1ToL2MessageReady(node, Fr.fromString(event.args.messageHash), options);
  return event.args.leafIndex;
}

/** Where a message that an L2 transaction sent lies in the outbox. */
export async function outboxProof(blockNumber: number, l2Sender: AztecAddress, l1Recipient: Hex, content: Fr) {
  const message = computeL2ToL1MessageHash({
    l2Sender,
    l1Recipient: EthAddress.fromString(l1Recipient),
    content,
    rollupVersion: new Fr(rollupVersion),
    chainId: new Fr(l1ChainId),
  });
  const witness = await computeL2ToL1MembershipWitness(node, blockNumber, message);
  if (!witness) throw new Error(`the message is not in block ${blockNumber}`);
  return {
    l2BlockNumber: BigInt(blockNumber),
    leafIndex: witness.leafIndex,
    path: witness.siblingPath.toFields().map((field) => field.toString()),
  };
}

export async function proven(receipt: Parameters<typeof TxReceipt.from>[0]): Promise<number> {
  await waitForProven(node, TxReceipt.from(receipt));
  return receipt.blockNumber!;
}
// #endregion messages
