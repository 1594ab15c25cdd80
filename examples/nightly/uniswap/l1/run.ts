// The L1 half of the tutorial on a local network. Its L2 contracts need the compiler of the release, so the messages
// that they would send are put into the Outbox here.
import { AztecAddress, EthAddress } from '@aztec/aztec.js/addresses';
import { Fr } from '@aztec/aztec.js/fields';
import { createAztecNodeClient } from '@aztec/aztec.js/node';
import { computeL2ToL1MessageHash } from '@aztec/stdlib/hash';
import assert from 'node:assert/strict';
import { type Hex, parseAbi, zeroAddress } from 'viem';
import { sendToL1 } from '../../outbox.js';
import { swapPrivateContent, swapPublicContent, withdrawContent } from '../app/content.js';
import { deployL1, l1, mined, tokenAbi, tokenPortalAbi, uniswapPortalAbi } from '../app/l1.js';

const { l1ContractAddresses, l1ChainId, rollupVersion } = await createAztecNodeClient(
  'http://localhost:8080',
).getNodeInfo();
const registry = l1ContractAddresses.registryAddress.toString();
const me = l1.account.address;
const l2Token = await AztecAddress.random();
const l2Uniswap = await AztecAddress.random();
const user = await AztecAddress.random();
const secretHash = Fr.random().toString();

async function deploySide(name: string) {
  const token = { address: await deployL1('TestContracts', 'TestToken', [name, name]), abi: tokenAbi } as const;
  const portal = { address: await deployL1('TokenPortal', 'TokenPortal'), abi: tokenPortalAbi } as const;
  const args = [registry, token.address, l2Token.toString()] as const;
  await mined(await l1.writeContract({ ...portal, functionName: 'initialize', args }));
  return { token, portal };
}
type Side = Awaited<ReturnType<typeof deploySide>>;
const mint = async ({ token }: Side, to: Hex, amount: bigint) =>
  mined(await l1.writeContract({ ...token, functionName: 'mint', args: [to, amount] }));
const held = ({ token, portal }: Side) =>
  l1.readContract({ ...token, functionName: 'balanceOf', args: [portal.address] });

const [input, output] = [await deploySide('IN'), await deploySide('OUT')];
const router = await deployL1('TestContracts', 'FixedRateRouter');
const swapper = {
  address: await deployL1('UniswapPortal', 'UniswapPortal', [router]),
  abi: uniswapPortalAbi,
} as const;
await mined(await l1.writeContract({ ...swapper, functionName: 'initialize', args: [registry, l2Uniswap.toString()] }));
await mint(output, router, 1_000n);

// Deposits lock the tokens in the portal.
await mint(input, me, 100n);
await mined(
  await l1.writeContract({ ...input.token, functionName: 'approve', args: [input.portal.address, 100n] }),
);
await mined(
  await l1.writeContract({ ...input.portal, functionName: 'depositPrivate', args: [60n, secretHash] }),
);
await mined(
  await l1.writeContract({ ...input.portal, functionName: 'depositPublic', args: [user.toString(), 40n, secretHash] }),
);
assert.equal(await held(input), 100n);

const swap = {
  inputPortal: input.portal.address,
  amountIn: 50n,
  feeTier: 3000,
  outputPortal: output.portal.address,
  minimumOut: 100n,
  secretHash,
};
const hash = (l2Sender: AztecAddress, l1Recipient: Hex, content: Fr) =>
  computeL2ToL1MessageHash({
    l2Sender,
    l1Recipient: EthAddress.fromString(l1Recipient),
    content,
    rollupVersion: new Fr(rollupVersion),
    chainId: new Fr(l1ChainId),
  });
/** The two messages of one swap: the token lets the portal withdraw, and the L2 contract requests the swap. */
const messages = (request: Fr) =>
  sendToL1(
    hash(l2Token, input.portal.address, withdrawContent(50n, swapper.address, swapper.address)),
    hash(l2Uniswap, swapper.address, request),
  );

const [withdrawal, request] = await messages(swapPublicContent(swap, user));
const swapPublic = { ...swapper, functionName: 'swapPublic', args: [swap, user.toString(), withdrawal, request] } as const;
await assert.rejects(
  l1.writeContract({ ...swapPublic, args: [{ ...swap, minimumOut: 1n }, user.toString(), withdrawal, request] }),
);
await mined(await l1.writeContract(swapPublic));
assert.deepEqual([await held(input), await held(output)], [50n, 100n]);

const [second, privately] = await messages(swapPrivateContent(swap));
const swapPrivate = { ...swapper, functionName: 'swapPrivate', args: [swap, second, privately] } as const;
await mined(await l1.writeContract(swapPrivate));
assert.deepEqual([await held(input), await held(output)], [0n, 200n]);
await assert.rejects(l1.writeContract(swapPrivate));

// A withdrawal that names no caller is open to everybody.
await mint(input, input.portal.address, 10n);
const [open] = await sendToL1(hash(l2Token, input.portal.address, withdrawContent(10n, me, zeroAddress)));
await mined(
  await l1.writeContract({
    address: input.portal.address,
    abi: parseAbi([
      'function withdraw(uint256 amount, address recipient, bool withCaller, uint256 l2BlockNumber, uint256 leafIndex, bytes32[] path)',
    ]),
    functionName: 'withdraw',
    args: [10n, me, false, open.l2BlockNumber, open.leafIndex, open.path],
  }),
);
assert.equal(await held(input), 0n);
