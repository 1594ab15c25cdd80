// The L1 half of the tutorial on a local network. Its L2 contracts need the compiler of the release, so the message
// that they would send is put into the Outbox here.
import { AztecAddress, EthAddress } from '@aztec/aztec.js/addresses';
import { generateClaimSecret } from '@aztec/aztec.js/ethereum';
import { Fr } from '@aztec/aztec.js/fields';
import { L1Actor, L1ToL2Message, L2Actor, waitForL1ToL2MessageReady } from '@aztec/aztec.js/messaging';
import { createAztecNodeClient } from '@aztec/aztec.js/node';
import { sha256ToField } from '@aztec/foundation/crypto';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import assert from 'node:assert/strict';
import { isAddressEqual, parseEventLogs } from 'viem';
import { makeBlock, sendToL1 } from '../../outbox.js';
import { withdrawContent } from '../app/content.js';
import { deployL1, l1, nftAbi, portalAbi } from '../app/l1.js';

const node = createAztecNodeClient('http://localhost:8080');
const { l1ContractAddresses, l1ChainId, rollupVersion } = await node.getNodeInfo();
const me = l1.account.address;
const bridge = await AztecAddress.random();
const nft = { address: await deployL1('SampleNFT'), abi: nftAbi } as const;
const portal = { address: await deployL1('NFTPortal'), abi: portalAbi } as const;
const mined = async (hash: `0x${string}`) => l1.waitForTransactionReceipt({ hash });
const owner = () => l1.readContract({ ...nft, functionName: 'ownerOf', args: [1n] });

const settings = [l1ContractAddresses.registryAddress.toString(), nft.address, bridge.toString()] as const;
await mined(await l1.writeContract({ ...portal, functionName: 'initialize', args: settings }));
await assert.rejects(
  l1.writeContract({ ...portal, functionName: 'initialize', args: settings }),
  /already initialized/,
);
await mined(await l1.writeContract({ ...nft, functionName: 'mint', args: [me] }));
await mined(await l1.writeContract({ ...nft, functionName: 'approve', args: [portal.address, 1n] }));

// Deposit: the message that arrives on Aztec is the one that the bridge looks for.
const [, secretHash] = await generateClaimSecret();
await assert.rejects(
  l1.writeContract({ ...portal, functionName: 'deposit', args: [2n ** 255n, secretHash.toString()] }),
  /token id too large/,
);
const { logs } = await mined(
  await l1.writeContract({ ...portal, functionName: 'deposit', args: [1n, secretHash.toString()] }),
);
assert.ok(isAddressEqual(await owner(), portal.address));
const [{ args }] = parseEventLogs({ abi: portalAbi, eventName: 'Deposited', logs });
const message = new L1ToL2Message(
  new L1Actor(EthAddress.fromString(portal.address), l1ChainId),
  new L2Actor(bridge, rollupVersion),
  sha256ToField([new Fr(1), new Fr(1)]),
  secretHash,
  new Fr(args.leafIndex),
);
assert.equal(args.messageHash, message.hash().toString());
for (let block = 0; block < 2; block++) await makeBlock();
await waitForL1ToL2MessageReady(node, message.hash(), { timeoutSeconds: 10, forPublicConsumption: false });

// Withdrawal: works once, with the message of the bridge.
const [{ l2BlockNumber, leafIndex, path }] = await sendToL1(
  computeL2ToL1MessageHash({
    l2Sender: bridge,
    l1Recipient: EthAddress.fromString(portal.address),
    content: withdrawContent(1n, EthAddress.fromString(me)),
    rollupVersion: new Fr(rollupVersion),
    chainId: new Fr(l1ChainId),
  }),
);
const withdrawal = (recipient: `0x${string}`) =>
  l1.writeContract({ ...portal, functionName: 'withdraw', args: [1n, recipient, l2BlockNumber, leafIndex, path] });
await assert.rejects(withdrawal(nft.address));
await mined(await withdrawal(me));
assert.ok(isAddressEqual(await owner(), me));
await assert.rejects(withdrawal(me));
