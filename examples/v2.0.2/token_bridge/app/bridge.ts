// #region setup
import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import {
  EthAddress,
  Fr,
  createAztecNodeClient,
  createPXEClient,
  generateClaimSecret,
  waitForL1ToL2MessageReady,
  waitForProven,
  waitForPXE,
} from '@aztec/aztec.js';
import { sha256ToField } from '@aztec/foundation/crypto';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import { computeL2ToL1MembershipWitness } from '@aztec/stdlib/messaging';
import { type Hex, parseEventLogs } from 'viem';
import { PocketTokenContract } from './artifacts/PocketToken.js';
import { TokenBridgeContract } from './artifacts/TokenBridge.js';
import { deployL1, l1, mined, portalAbi, tokenAbi } from './l1.js';

const url = 'http://localhost:8080';
const node = createAztecNodeClient(url);
const pxe = createPXEClient(url);
await waitForPXE(pxe);

const [alice] = await getDeployedTestAccountsWallets(pxe);
const from = alice.getAddress();
const me = EthAddress.fromString(l1.account.address);
const { l1ContractAddresses, rollupVersion, l1ChainId } = await pxe.getNodeInfo();
// #endregion setup

// #region deploy
const l1Token = await deployL1('TestToken', ['Tutorial Dollar', 'TUSD']);
const portal = await deployL1('TokenPortal', [
  l1ContractAddresses.registryAddress.toString(),
  l1Token.toString(),
]);

const token = await PocketTokenContract.deploy(alice, from).send({ from }).deployed();
const bridge = await TokenBridgeContract.deploy(alice, token.address, portal)
  .send({ from })
  .deployed();
// #endregion deploy

// #region connect
await mined(
  await l1.writeContract({
    address: portal.toString(),
    abi: portalAbi,
    functionName: 'setL2Bridge',
    args: [bridge.address.toString()],
  }),
);
await token.methods.transfer_ownership(bridge.address).send({ from }).wait();
// #endregion connect

// #region deposit
const amount = 100n;
const [secret, secretHash] = await generateClaimSecret();

await mined(
  await l1.writeContract({
    address: l1Token.toString(),
    abi: tokenAbi,
    functionName: 'mint',
    args: [l1.account.address, amount],
  }),
);
await mined(
  await l1.writeContract({
    address: l1Token.toString(),
    abi: tokenAbi,
    functionName: 'approve',
    args: [portal.toString(), amount],
  }),
);
const deposit = await mined(
  await l1.writeContract({
    address: portal.toString(),
    abi: portalAbi,
    functionName: 'depositToAztecPrivate',
    args: [amount, secretHash.toString()],
  }),
);
const [{ args: message }] = parseEventLogs({
  abi: portalAbi,
  eventName: 'Deposited',
  logs: deposit.logs,
});
console.log(`Deposited ${amount}; message ${message.messageHash}`);
// #endregion deposit

// #region wait
// The sandbox makes a block for each transaction: two empty transfers move the chain on.
await token.methods.transfer_public(from, 0n).send({ from }).wait();
await token.methods.transfer_public(from, 0n).send({ from }).wait();
await waitForL1ToL2MessageReady(pxe, Fr.fromHexString(message.messageHash), {
  timeoutSeconds: 120,
  forPublicConsumption: false,
});
// #endregion wait

// #region claim
await bridge.methods
  .claim_private(from, amount, secret, new Fr(message.leafIndex))
  .send({ from })
  .wait();
const balance = await token.methods.view_private_balance(from).simulate({ from });
console.log(`Private balance on Aztec: ${balance}`);
// #endregion claim

// #region exit
const exitAmount = 40n;
const nonce = Fr.random();
const authwit = await alice.createAuthWit({
  caller: bridge.address,
  action: token.methods.burn_private(from, exitAmount, nonce),
});
const exit = await bridge.methods
  .exit_to_l1_private(me, exitAmount, EthAddress.ZERO, nonce)
  .send({ from, authWitnesses: [authwit] })
  .wait();
console.log(`Exit is in L2 block ${exit.blockNumber}`);
// #endregion exit

// #region witness
const WITHDRAW = new Fr(3);
const leaf = computeL2ToL1MessageHash({
  l2Sender: bridge.address,
  l1Recipient: portal,
  content: sha256ToField([
    WITHDRAW,
    me.toBuffer32(),
    new Fr(exitAmount),
    EthAddress.ZERO.toBuffer32(),
  ]),
  rollupVersion: new Fr(rollupVersion),
  chainId: new Fr(l1ChainId),
});

await waitForProven(node, await node.getTxReceipt(exit.txHash), { provenTimeout: 600 });
const witness = await computeL2ToL1MembershipWitness(node, exit.blockNumber!, leaf);
if (!witness) throw new Error('the block does not contain the message');
// #endregion witness

// #region withdraw
const path = witness.siblingPath
  .toBufferArray()
  .map((sibling): Hex => `0x${sibling.toString('hex')}`);
await mined(
  await l1.writeContract({
    address: portal.toString(),
    abi: portalAbi,
    functionName: 'withdraw',
    args: [
      me.toString(),
      exitAmount,
      false,
      BigInt(exit.blockNumber!),
      witness.leafIndex,
      path,
    ],
  }),
);

const l1Balance = await l1.readContract({
  address: l1Token.toString(),
  abi: tokenAbi,
  functionName: 'balanceOf',
  args: [l1.account.address],
});
console.log(`ERC-20 balance on L1: ${l1Balance}`);
// #endregion withdraw
