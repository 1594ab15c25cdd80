// #region setup
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { EthAddress, Fr, generateClaimSecret } from '@aztec/aztec.js';
import { parseAbi } from 'viem';
import { deployL1, l1, mined } from '../../token_bridge/app/l1.js';
import { UniswapContract } from './artifacts/Uniswap.js';
import {
  type BridgedToken,
  alice,
  claimPrivate,
  depositAndClaimPrivate,
  deployBridgedToken,
  depositOf,
  from,
  hashWords,
  isConsumed,
  mintL1,
  registry,
  toProof,
  witnessOf,
} from './helpers.js';

const portalAbi = parseAbi([
  'struct SwapOrder { address inputPortal; uint256 amountIn; uint24 feeTier; address outputPortal; uint256 minimumOut; bytes32 secretHash; }',
  'struct OutboxProof { uint256 l2BlockNumber; uint256 leafIndex; bytes32[] path; }',
  'function setL2Uniswap(bytes32 l2Contract)',
  'function swapPublic(SwapOrder order, bytes32 recipient, bool withCaller, OutboxProof withdrawal, OutboxProof swap)',
  'function swapPrivate(SwapOrder order, bool withCaller, OutboxProof withdrawal, OutboxProof swap)',
]);

const OUT = '../../uniswap/l1/out';
const WITHDRAW = 3n;
const SWAP_PUBLIC = 11n;
const SWAP_PRIVATE = 12n;
const AMOUNT_IN = 50n;
const AMOUNT_OUT = 100n; // the mock router pays two for one
const FEE_TIER = 3000;

describe('swap through L1', () => {
  let input: BridgedToken;
  let output: BridgedToken;
  let portal: EthAddress;
  let uniswap: UniswapContract;

  before(async () => {
    input = await deployBridgedToken('Input Coin', 'IN');
    output = await deployBridgedToken('Output Coin', 'OUT');

    const router = await deployL1('MockSwapRouter', [], OUT);
    await mintL1(output.l1Token, router, 1_000_000n);
    portal = await deployL1('UniswapPortal', [registry.toString(), router.toString()], OUT);
    uniswap = await UniswapContract.deploy(alice, portal).send({ from }).deployed();
    await mined(
      await l1.writeContract({
        address: portal.toString(),
        abi: portalAbi,
        functionName: 'setL2Uniswap',
        args: [uniswap.address.toString()],
      }),
    );

    await depositAndClaimPrivate(input, 200n);
  });
  // #endregion setup

  // #region orders
  /** The order as the L2 contract takes it. Anybody may execute it on L1. */
  const l2Order = (secretHash: Fr) => ({
    amount_in: AMOUNT_IN,
    minimum_out: AMOUNT_OUT,
    fee_tier: FEE_TIER,
    secret_hash: secretHash,
    caller_on_l1: EthAddress.ZERO,
  });

  /** The same order as the portal takes it. */
  const l1Order = (secretHash: Fr) => ({
    inputPortal: input.portal.toString(),
    amountIn: AMOUNT_IN,
    feeTier: FEE_TIER,
    outputPortal: output.portal.toString(),
    minimumOut: AMOUNT_OUT,
    secretHash: secretHash.toString(),
  });

  const orderWords = (kind: bigint, secretHash: Fr) => [
    kind,
    input.portal,
    AMOUNT_IN,
    BigInt(FEE_TIER),
    output.portal,
    AMOUNT_OUT,
    secretHash,
    EthAddress.ZERO,
  ];

  const withdrawal = () => ({
    l2Sender: input.bridge.address,
    l1Recipient: input.portal,
    content: hashWords([WITHDRAW, portal, AMOUNT_IN, portal]),
  });
  // #endregion orders

  // #region private
  it('swaps private tokens', async () => {
    const [secret, secretHash] = await generateClaimSecret();
    const nonce = Fr.random();

    // 1. Order on L2.
    const authwit = await alice.createAuthWit({
      caller: uniswap.address,
      action: input.token.methods.transfer_to_public(from, uniswap.address, AMOUNT_IN, nonce),
    });
    const order = await uniswap.methods
      .swap_private(input.bridge.address, output.bridge.address, l2Order(secretHash), nonce)
      .send({ from, authWitnesses: [authwit] })
      .wait();

    // 2. Find both messages.
    const exit = await witnessOf(order.txHash, withdrawal());
    const swap = await witnessOf(order.txHash, {
      l2Sender: uniswap.address,
      l1Recipient: portal,
      content: hashWords(orderWords(SWAP_PRIVATE, secretHash)),
    });

    // 3. Execute on L1.
    const receipt = await mined(
      await l1.writeContract({
        address: portal.toString(),
        abi: portalAbi,
        functionName: 'swapPrivate',
        args: [l1Order(secretHash), false, toProof(exit), toProof(swap)],
      }),
    );
    assert.equal(await isConsumed(exit.blockNumber, exit.witness), true);
    assert.equal(await isConsumed(swap.blockNumber, swap.witness), true);

    // 4. Claim the output on L2.
    await claimPrivate(output, AMOUNT_OUT, secret, depositOf(output.portal, receipt));
    const balance = await output.token.methods.view_private_balance(from).simulate({ from });
    assert.equal(balance, AMOUNT_OUT);
  });
  // #endregion private

  // #region public
  it('swaps public tokens', async () => {
    const [secret, secretHash] = await generateClaimSecret();
    const nonce = Fr.random();
    await input.token.methods.transfer_to_public(from, from, AMOUNT_IN, 0n).send({ from }).wait();

    // 1. Authorise in public, then order on L2.
    const allow = await alice.setPublicAuthWit(
      {
        caller: uniswap.address,
        action: input.token.methods.transfer_public_from(from, uniswap.address, AMOUNT_IN, nonce),
      },
      true,
    );
    await allow.send({ from }).wait();
    const order = await uniswap.methods
      .swap_public(input.bridge.address, output.bridge.address, l2Order(secretHash), from, nonce)
      .send({ from })
      .wait();

    // 2. Find both messages and execute on L1.
    const exit = await witnessOf(order.txHash, withdrawal());
    const swap = await witnessOf(order.txHash, {
      l2Sender: uniswap.address,
      l1Recipient: portal,
      content: hashWords([...orderWords(SWAP_PUBLIC, secretHash), from]),
    });
    const receipt = await mined(
      await l1.writeContract({
        address: portal.toString(),
        abi: portalAbi,
        functionName: 'swapPublic',
        args: [l1Order(secretHash), from.toString(), false, toProof(exit), toProof(swap)],
      }),
    );

    // 3. Claim the output on L2.
    const { leafIndex } = depositOf(output.portal, receipt);
    for (let i = 0; i < 2; i++) {
      await output.token.methods.transfer_public(from, 0n).send({ from }).wait();
    }
    await output.bridge.methods
      .claim_public(from, AMOUNT_OUT, secret, new Fr(leafIndex))
      .send({ from })
      .wait();
    const balance = await output.token.methods.view_public_balance(from).simulate({ from });
    assert.equal(balance, AMOUNT_OUT);
  });
  // #endregion public
});
