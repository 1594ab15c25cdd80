// The L1 half of the tutorial on a local network. Its L2 contracts need the compiler of the release, so the messages
// that they would send are put into the Outbox here.
import { AztecAddress, EthAddress, Fr, createPXEClient } from '@aztec/aztec.js';
import { sha256ToField } from '@aztec/foundation/crypto';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import assert from 'node:assert/strict';
import { parseAbi } from 'viem';
import { sendToL1 } from '../../outbox.js';
import { deployL1, l1, mined, portalAbi as tokenPortalAbi, tokenAbi } from '../../token_bridge/app/l1.js';

const abi = parseAbi([
  'struct SwapOrder { address inputPortal; uint256 amountIn; uint24 feeTier; address outputPortal; uint256 minimumOut; bytes32 secretHash; }',
  'struct OutboxProof { uint256 l2BlockNumber; uint256 leafIndex; bytes32[] path; }',
  'function setL2Uniswap(bytes32 l2Contract)',
  'function swapPublic(SwapOrder order, bytes32 recipient, bool withCaller, OutboxProof withdrawal, OutboxProof swap)',
  'function swapPrivate(SwapOrder order, bool withCaller, OutboxProof withdrawal, OutboxProof swap)',
]);
const { l1ContractAddresses, l1ChainId, rollupVersion } = await createPXEClient('http://localhost:8080').getNodeInfo();
const registry = l1ContractAddresses.registryAddress.toString();
const bridge = await AztecAddress.random();
const l2Uniswap = await AztecAddress.random();
const user = await AztecAddress.random();
const secretHash = Fr.random();

async function deploySide(name: string) {
  const token = await deployL1('TestToken', [name, name]);
  const portal = await deployL1('TokenPortal', [registry, token.toString()]);
  const call = { address: portal.toString(), abi: tokenPortalAbi } as const;
  await mined(await l1.writeContract({ ...call, functionName: 'setL2Bridge', args: [bridge.toString()] }));
  return { token, portal };
}
const mint = async (token: EthAddress, to: EthAddress, amount: bigint) =>
  mined(
    await l1.writeContract({
      address: token.toString(),
      abi: tokenAbi,
      functionName: 'mint',
      args: [to.toString(), amount],
    }),
  );
const balanceOf = ({ token, portal }: { token: EthAddress; portal: EthAddress }) =>
  l1.readContract({
    address: token.toString(),
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [portal.toString()],
  });

const [input, output] = [await deploySide('IN'), await deploySide('OUT')];
const router = await deployL1('MockSwapRouter', []);
const portal = await deployL1('UniswapPortal', [registry, router.toString()]);
const swapper = { address: portal.toString(), abi } as const;
await mined(await l1.writeContract({ ...swapper, functionName: 'setL2Uniswap', args: [l2Uniswap.toString()] }));
await mint(input.token, input.portal, 100n);
await mint(output.token, router, 1_000n);

const order = {
  inputPortal: input.portal.toString(),
  amountIn: 50n,
  feeTier: 3000,
  outputPortal: output.portal.toString(),
  minimumOut: 100n,
  secretHash: secretHash.toString(),
};
const hash = (l2Sender: AztecAddress, l1Recipient: EthAddress, ...words: (Fr | Buffer)[]) =>
  computeL2ToL1MessageHash({
    l2Sender,
    l1Recipient,
    content: sha256ToField(words),
    rollupVersion: new Fr(rollupVersion),
    chainId: new Fr(l1ChainId),
  });
/** The two messages of one swap: the bridge lets the portal withdraw, and the L2 contract orders the swap. */
const messages = (kind: number, ...recipient: Fr[]) =>
  sendToL1(
    hash(bridge, input.portal, new Fr(3), portal.toBuffer32(), new Fr(50), portal.toBuffer32()),
    hash(
      l2Uniswap,
      portal,
      new Fr(kind),
      input.portal.toBuffer32(),
      new Fr(50),
      new Fr(3000),
      output.portal.toBuffer32(),
      new Fr(100),
      secretHash,
      EthAddress.ZERO.toBuffer32(),
      ...recipient,
    ),
  );

const inPublic = await messages(11, user.toField());
const swapPublic = (withdrawal = inPublic[0], swap = inPublic[1]) =>
  l1.writeContract({
    ...swapper,
    functionName: 'swapPublic',
    args: [order, user.toString(), false, withdrawal, swap],
  });
await assert.rejects(swapPublic(inPublic[1], inPublic[0]));
await mined(await swapPublic());
assert.deepEqual([await balanceOf(input), await balanceOf(output)], [50n, 100n]);

const [withdrawal, swap] = await messages(12);
const swapPrivate = { ...swapper, functionName: 'swapPrivate', args: [order, false, withdrawal, swap] } as const;
await mined(await l1.writeContract(swapPrivate));
assert.deepEqual([await balanceOf(input), await balanceOf(output)], [0n, 200n]);
await assert.rejects(l1.writeContract(swapPrivate));
