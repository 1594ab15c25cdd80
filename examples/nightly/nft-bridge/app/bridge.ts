// #region imports
import { EthAddress, type AztecAddress } from '@aztec/aztec.js/addresses';
import { TxReceipt } from '@aztec/aztec.js/tx';
import { waitForProven } from '@aztec/aztec.js/contracts';
import { generateClaimSecret } from '@aztec/aztec.js/ethereum';
import { Fr } from '@aztec/aztec.js/fields';
import { waitForL1ToL2MessageReady } from '@aztec/aztec.js/messaging';
import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import { computeL2ToL1MembershipWitness } from '@aztec/stdlib/messaging';
import { TestWallet, registerInitialSandboxAccountsInWallet } from '@aztec/test-wallet/server';
import { parseEventLogs } from 'viem';
import { BridgedNFTContract } from './artifacts/BridgedNFT.js';
import { NFTBridgeContract } from './artifacts/NFTBridge.js';
import { withdrawContent } from './content.js';
import { deployL1, l1, nftAbi, portalAbi } from './l1.js';
// #endregion imports

// #region connect
const node = createAztecNodeClient(process.env.AZTEC_NODE_URL ?? 'http://localhost:8080');
await waitForNode(node);
const { l1ContractAddresses, l1ChainId, rollupVersion } = await node.getNodeInfo();

const wallet = await TestWallet.create(node);
const [alice, bob] = await registerInitialSandboxAccountsInWallet(wallet);
// #endregion connect

// #region deploy
const nftAddress = await deployL1('SampleNFT');
const portalAddress = await deployL1('NFTPortal');
const portal = EthAddress.fromString(portalAddress);

const nft = await BridgedNFTContract.deploy(wallet, alice).send({ from: alice }).deployed();
const bridge = await NFTBridgeContract.deploy(wallet, nft.address, portal).send({ from: alice }).deployed();
await nft.methods.set_bridge(bridge.address).send({ from: alice }).wait();

await l1.waitForTransactionReceipt({
  hash: await l1.writeContract({
    address: portalAddress,
    abi: portalAbi,
    functionName: 'initialize',
    args: [l1ContractAddresses.registryAddress.toString(), nftAddress, bridge.address.toString()],
  }),
});
// #endregion deploy

// #region mint
const tokenId = await l1.readContract({ address: nftAddress, abi: nftAbi, functionName: 'nextId' });
await l1.waitForTransactionReceipt({
  hash: await l1.writeContract({
    address: nftAddress,
    abi: nftAbi,
    functionName: 'mint',
    args: [l1.account.address],
  }),
});
await l1.waitForTransactionReceipt({
  hash: await l1.writeContract({
    address: nftAddress,
    abi: nftAbi,
    functionName: 'approve',
    args: [portalAddress, tokenId],
  }),
});
// #endregion mint

// #region deposit
const [secret, secretHash] = await generateClaimSecret();
const depositReceipt = await l1.waitForTransactionReceipt({
  hash: await l1.writeContract({
    address: portalAddress,
    abi: portalAbi,
    functionName: 'deposit',
    args: [tokenId, secretHash.toString()],
  }),
});
const [deposited] = parseEventLogs({ abi: portalAbi, eventName: 'Deposited', logs: depositReceipt.logs });
const { messageHash, leafIndex } = deposited.args;
console.log(`token ${tokenId} is locked in the portal`);
// #endregion deposit

// #region wait
/** The sandbox makes a block only for a transaction, so two small ones move the chain on. */
async function makeTwoBlocks(from: AztecAddress) {
  for (let i = 0; i < 2; i++) {
    await BridgedNFTContract.deploy(wallet, from).send({ from }).deployed();
  }
}

await makeTwoBlocks(alice);
await waitForL1ToL2MessageReady(node, Fr.fromString(messageHash), {
  timeoutSeconds: 120,
  forPublicConsumption: false,
});
// #endregion wait

// #region claim
await bridge.methods.claim(alice, tokenId, secret, leafIndex).send({ from: alice }).wait();
console.log('alice owns it on L2:', await nft.methods.owns(alice, tokenId).simulate({ from: alice }));
console.log('it is marked as bridged:', await nft.methods.is_bridged(tokenId).simulate({ from: alice }));
// #endregion claim

// #region transfer
await nft.methods.transfer(bob, tokenId).send({ from: alice }).wait();
console.log('bob owns it on L2:', await nft.methods.owns(bob, tokenId).simulate({ from: bob }));
// #endregion transfer

// #region exit
const recipient = EthAddress.fromString('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const exitReceipt = await bridge.methods.exit(tokenId, recipient).send({ from: bob }).wait();
await waitForProven(node, TxReceipt.from(exitReceipt));
// #endregion exit

// #region witness
const l2BlockNumber = exitReceipt.blockNumber!;
const message = computeL2ToL1MessageHash({
  l2Sender: bridge.address,
  l1Recipient: portal,
  content: withdrawContent(tokenId, recipient),
  rollupVersion: new Fr(rollupVersion),
  chainId: new Fr(l1ChainId),
});
const witness = await computeL2ToL1MembershipWitness(node, l2BlockNumber, message);
if (!witness) throw new Error(`the message is not in block ${l2BlockNumber}`);
// #endregion witness

// #region withdraw
await l1.waitForTransactionReceipt({
  hash: await l1.writeContract({
    address: portalAddress,
    abi: portalAbi,
    functionName: 'withdraw',
    args: [
      tokenId,
      recipient.toString(),
      BigInt(l2BlockNumber),
      witness.leafIndex,
      witness.siblingPath.toFields().map((field) => field.toString()),
    ],
  }),
});
const owner = await l1.readContract({ address: nftAddress, abi: nftAbi, functionName: 'ownerOf', args: [tokenId] });
console.log('back on L1, owned by', owner);
// #endregion withdraw

await wallet.stop();
