// #region setup
import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import {
  type AztecAddress,
  EthAddress,
  Fr,
  type TxHash,
  createAztecNodeClient,
  createPXEClient,
  generateClaimSecret,
  waitForL1ToL2MessageReady,
  waitForProven,
} from '@aztec/aztec.js';
import { sha256ToField } from '@aztec/foundation/crypto';
import { OutboxAbi } from '@aztec/l1-artifacts/OutboxAbi';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import {
  type L2ToL1MembershipWitness,
  computeL2ToL1MembershipWitness,
  getL2ToL1MessageLeafId,
} from '@aztec/stdlib/messaging';
import { type Hex, type TransactionReceipt, parseEventLogs } from 'viem';
import { deployL1, l1, mined, portalAbi, tokenAbi } from '../../token_bridge/app/l1.js';
import { PocketTokenContract } from './artifacts/PocketToken.js';
import { TokenBridgeContract } from './artifacts/TokenBridge.js';

const url = 'http://localhost:8080';
export const node = createAztecNodeClient(url);
export const pxe = createPXEClient(url);
export const [alice] = await getDeployedTestAccountsWallets(pxe);
export const from = alice.getAddress();
export const info = await pxe.getNodeInfo();
export const registry = info.l1ContractAddresses.registryAddress;
// #endregion setup

// #region side
/** One token on both chains, with its portal and its bridge. */
export interface BridgedToken {
  l1Token: EthAddress;
  portal: EthAddress;
  token: PocketTokenContract;
  bridge: TokenBridgeContract;
}

export async function deployBridgedToken(name: string, symbol: string): Promise<BridgedToken> {
  const l1Token = await deployL1('TestToken', [name, symbol]);
  const portal = await deployL1('TokenPortal', [registry.toString(), l1Token.toString()]);
  const token = await PocketTokenContract.deploy(alice, from).send({ from }).deployed();
  const bridge = await TokenBridgeContract.deploy(alice, token.address, portal)
    .send({ from })
    .deployed();

  await mined(
    await l1.writeContract({
      address: portal.toString(),
      abi: portalAbi,
      functionName: 'setL2Bridge',
      args: [bridge.address.toString()],
    }),
  );
  await token.methods.transfer_ownership(bridge.address).send({ from }).wait();
  return { l1Token, portal, token, bridge };
}

export async function mintL1(token: EthAddress, to: EthAddress, amount: bigint) {
  await mined(
    await l1.writeContract({
      address: token.toString(),
      abi: tokenAbi,
      functionName: 'mint',
      args: [to.toString(), amount],
    }),
  );
}
// #endregion side

// #region claim
/** Reads the deposit message of one portal from an L1 receipt. */
export function depositOf(portal: EthAddress, receipt: TransactionReceipt) {
  const events = parseEventLogs({ abi: portalAbi, eventName: 'Deposited', logs: receipt.logs });
  const event = events.find(({ address }) => EthAddress.fromString(address).equals(portal));
  if (!event) throw new Error('the transaction made no deposit');
  return event.args;
}

/** Waits for a message and claims it. Empty transfers make the two blocks that it needs. */
export async function claimPrivate(
  side: BridgedToken,
  amount: bigint,
  secret: Fr,
  message: { messageHash: Hex; leafIndex: bigint },
) {
  for (let i = 0; i < 2; i++) {
    await side.token.methods.transfer_public(from, 0n).send({ from }).wait();
  }
  await waitForL1ToL2MessageReady(pxe, Fr.fromHexString(message.messageHash), {
    timeoutSeconds: 120,
    forPublicConsumption: false,
  });
  await side.bridge.methods
    .claim_private(from, amount, secret, new Fr(message.leafIndex))
    .send({ from })
    .wait();
}

export async function depositAndClaimPrivate(side: BridgedToken, amount: bigint) {
  const [secret, secretHash] = await generateClaimSecret();
  await mintL1(side.l1Token, EthAddress.fromString(l1.account.address), amount);
  await mined(
    await l1.writeContract({
      address: side.l1Token.toString(),
      abi: tokenAbi,
      functionName: 'approve',
      args: [side.portal.toString(), amount],
    }),
  );
  const receipt = await mined(
    await l1.writeContract({
      address: side.portal.toString(),
      abi: portalAbi,
      functionName: 'depositToAztecPrivate',
      args: [amount, secretHash.toString()],
    }),
  );
  await claimPrivate(side, amount, secret, depositOf(side.portal, receipt));
}
// #endregion claim

// #region proof
/** Hashes words as `hash_words` does in Noir. */
export function hashWords(words: (bigint | Fr | AztecAddress | EthAddress)[]) {
  return sha256ToField(
    words.map((word) => {
      if (typeof word === 'bigint') return new Fr(word);
      return word instanceof EthAddress ? word.toBuffer32() : word;
    }),
  );
}

/** Waits until a transaction is proven and returns the witness of one of its messages. */
export async function witnessOf(
  txHash: TxHash,
  message: { l2Sender: AztecAddress; l1Recipient: EthAddress; content: Fr },
) {
  const receipt = await node.getTxReceipt(txHash);
  await waitForProven(node, receipt, { provenTimeout: 600 });

  const leaf = computeL2ToL1MessageHash({
    ...message,
    rollupVersion: new Fr(info.rollupVersion),
    chainId: new Fr(info.l1ChainId),
  });
  const witness = await computeL2ToL1MembershipWitness(node, receipt.blockNumber!, leaf);
  if (!witness) throw new Error('the block does not contain the message');
  return { blockNumber: BigInt(receipt.blockNumber!), witness };
}

export type Located = Awaited<ReturnType<typeof witnessOf>>;

/** The witness in the form that the portal takes. */
export function toProof({ blockNumber, witness }: Located) {
  const path = witness.siblingPath
    .toBufferArray()
    .map((sibling): Hex => `0x${sibling.toString('hex')}`);
  return { l2BlockNumber: blockNumber, leafIndex: witness.leafIndex, path };
}

export function isConsumed(blockNumber: bigint, witness: L2ToL1MembershipWitness) {
  return l1.readContract({
    address: info.l1ContractAddresses.outboxAddress.toString(),
    abi: OutboxAbi,
    functionName: 'hasMessageBeenConsumedAtBlock',
    args: [blockNumber, getL2ToL1MessageLeafId(witness)],
  });
}
// #endregion proof
