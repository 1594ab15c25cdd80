// The L1 half of the tutorial on a local network. Its L2 contracts need the compiler of the release, so the messages
// that they would send are put into the Outbox here.
import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import {
  AztecAddress,
  BatchCall,
  EthAddress,
  Fr,
  L1Actor,
  L1ToL2Message,
  L2Actor,
  createPXEClient,
  generateClaimSecret,
  waitForL1ToL2MessageReady,
} from '@aztec/aztec.js';
import { sha256ToField } from '@aztec/foundation/crypto';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import assert from 'node:assert/strict';
import { type Hex, parseEventLogs } from 'viem';
import { sendToL1 } from '../../outbox.js';
import { deployL1, l1, mined, portalAbi, tokenAbi } from '../app/l1.js';

const pxe = createPXEClient('http://localhost:8080');
const { l1ContractAddresses, l1ChainId, rollupVersion } = await pxe.getNodeInfo();
const me = EthAddress.fromString(l1.account.address);
const bridge = await AztecAddress.random();

const underlying = await deployL1('TestToken', ['Tutorial Dollar', 'TUSD']);
const portal = await deployL1('TokenPortal', [l1ContractAddresses.registryAddress.toString(), underlying.toString()]);
const token = { address: underlying.toString(), abi: tokenAbi } as const;
const portalContract = { address: portal.toString(), abi: portalAbi } as const;
const balance = () => l1.readContract({ ...token, functionName: 'balanceOf', args: [me.toString()] });

await mined(await l1.writeContract({ ...portalContract, functionName: 'setL2Bridge', args: [bridge.toString()] }));
await assert.rejects(
  l1.writeContract({ ...portalContract, functionName: 'setL2Bridge', args: [bridge.toString()] }),
  /already set/,
);
await mined(await l1.writeContract({ ...token, functionName: 'mint', args: [me.toString(), 100n] }));
await mined(await l1.writeContract({ ...token, functionName: 'approve', args: [portal.toString(), 100n] }));

// Deposits: the message that arrives on Aztec is the one that the bridge looks for.
const [, secretHash] = await generateClaimSecret();
async function arrives(hash: Hex, content: Fr) {
  const { logs } = await mined(hash);
  const [{ args }] = parseEventLogs({ abi: portalAbi, eventName: 'Deposited', logs });
  const sender = new L1Actor(portal, l1ChainId);
  const recipient = new L2Actor(bridge, rollupVersion);
  const message = new L1ToL2Message(sender, recipient, content, secretHash, new Fr(args.leafIndex));
  assert.equal(args.messageHash, message.hash().toString());
  const [wallet] = await getDeployedTestAccountsWallets(pxe);
  for (let block = 0; block < 2; block++) await BatchCall.empty(wallet).send({ from: wallet.getAddress() }).wait();
  await waitForL1ToL2MessageReady(pxe, message.hash(), { timeoutSeconds: 10, forPublicConsumption: false });
}
const privately = [60n, secretHash.toString()] as const;
await arrives(
  await l1.writeContract({ ...portalContract, functionName: 'depositToAztecPrivate', args: privately }),
  sha256ToField([new Fr(2), new Fr(60)]),
);
const to = await AztecAddress.random();
const publicly = [to.toString(), 40n, secretHash.toString()] as const;
await arrives(
  await l1.writeContract({ ...portalContract, functionName: 'depositToAztecPublic', args: publicly }),
  sha256ToField([new Fr(1), to, new Fr(40)]),
);
assert.equal(await balance(), 0n);

// Withdrawal: works once, with the message of the bridge.
const message = computeL2ToL1MessageHash({
  l2Sender: bridge,
  l1Recipient: portal,
  content: sha256ToField([new Fr(3), me.toBuffer32(), new Fr(30), EthAddress.ZERO.toBuffer32()]),
  rollupVersion: new Fr(rollupVersion),
  chainId: new Fr(l1ChainId),
});
const [{ l2BlockNumber, leafIndex, path }] = await sendToL1(message);
const withdrawal = (amount: bigint) =>
  l1.writeContract({
    ...portalContract,
    functionName: 'withdraw',
    args: [me.toString(), amount, false, l2BlockNumber, leafIndex, path],
  });
await assert.rejects(withdrawal(31n));
await mined(await withdrawal(30n));
assert.equal(await balance(), 30n);
await assert.rejects(withdrawal(30n));
