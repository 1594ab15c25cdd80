import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SetPublicAuthwitContractInteraction } from '@aztec/aztec.js/authorization';
import { EthAddress } from '@aztec/aztec.js/addresses';
import { generateClaimSecret } from '@aztec/aztec.js/ethereum';
import { Fr } from '@aztec/aztec.js/fields';
import { swapPrivateContent, swapPublicContent, withdrawContent, type Swap } from './content.js';
import { l1, mined, tokenAbi, uniswapPortalAbi } from './l1.js';
import {
  createAsset,
  createExchange,
  deposit,
  messageReady,
  outboxProof,
  proven,
  user,
  wallet,
  type Asset,
  type Exchange,
} from './setup.js';

const AMOUNT = 1_000n;
const MINIMUM_OUT = 1_900n;
const EXPECTED_OUT = 2_000n;
const FEE_TIER = 3_000;

let weth: Asset;
let dai: Asset;
let exchange: Exchange;

// #region before
before(async () => {
  weth = await createAsset('Test ether', 'TETH');
  dai = await createAsset('Test dollar', 'TUSD');
  exchange = await createExchange();
  await mined(
    await l1.writeContract({
      address: dai.l1Token,
      abi: tokenAbi,
      functionName: 'mint',
      args: [exchange.router, 1_000_000n],
    }),
  );
});

after(() => wallet.stop());
// #endregion before

// #region request
function swapRequest(secretHash: Fr): Swap {
  return {
    inputPortal: weth.portal,
    amountIn: AMOUNT,
    feeTier: FEE_TIER,
    outputPortal: dai.portal,
    minimumOut: MINIMUM_OUT,
    secretHash: secretHash.toString(),
  };
}
// #endregion request

// #region private
test('swaps from a private balance to a private balance', async () => {
  const claim = await deposit(weth, AMOUNT);
  await weth.l2.methods.claim_private(user, AMOUNT, claim.secret, claim.leafIndex).send({ from: user }).wait();

  const [secret, secretHash] = await generateClaimSecret();
  const nonce = Fr.random();
  const portal = EthAddress.fromString(exchange.portal);
  const exit = weth.l2.methods.exit_private(user, AMOUNT, portal, portal, nonce);
  const witness = await wallet.createAuthWit(user, { caller: exchange.l2.address, action: exit });

  const receipt = await exchange.l2.methods
    .swap_private(weth.l2.address, AMOUNT, nonce, FEE_TIER, dai.l2.address, MINIMUM_OUT, secretHash)
    .send({ from: user, authWitnesses: [witness] })
    .wait();
  const block = await proven(receipt);

  const swap = swapRequest(secretHash);
  const withdrawal = withdrawContent(AMOUNT, exchange.portal, exchange.portal);
  const executed = await mined(
    await l1.writeContract({
      address: exchange.portal,
      abi: uniswapPortalAbi,
      functionName: 'swapPrivate',
      args: [
        swap,
        await outboxProof(block, weth.l2.address, weth.portal, withdrawal),
        await outboxProof(block, exchange.l2.address, exchange.portal, swapPrivateContent(swap)),
      ],
    }),
  );

  const leafIndex = await messageReady(executed, false);
  await dai.l2.methods.claim_private(user, EXPECTED_OUT, secret, leafIndex).send({ from: user }).wait();
  assert.equal(await dai.l2.methods.balance_of_private(user).simulate({ from: user }), EXPECTED_OUT);
  assert.equal(await weth.l2.methods.balance_of_private(user).simulate({ from: user }), 0n);
});
// #endregion private

// #region public
test('swaps from a public balance to a public balance', async () => {
  const claim = await deposit(weth, AMOUNT, user);
  await weth.l2.methods.claim_public(user, AMOUNT, claim.secret, claim.leafIndex).send({ from: user }).wait();

  const [secret, secretHash] = await generateClaimSecret();
  const nonce = Fr.random();
  const portal = EthAddress.fromString(exchange.portal);
  const exit = weth.l2.methods.exit_public(user, AMOUNT, portal, portal, nonce);
  const authorization = await SetPublicAuthwitContractInteraction.create(
    wallet,
    user,
    { caller: exchange.l2.address, action: exit },
    true,
  );
  await authorization.send().wait();

  const receipt = await exchange.l2.methods
    .swap_public(weth.l2.address, AMOUNT, nonce, FEE_TIER, dai.l2.address, MINIMUM_OUT, user, secretHash)
    .send({ from: user })
    .wait();
  const block = await proven(receipt);

  const swap = swapRequest(secretHash);
  const withdrawal = withdrawContent(AMOUNT, exchange.portal, exchange.portal);
  const executed = await mined(
    await l1.writeContract({
      address: exchange.portal,
      abi: uniswapPortalAbi,
      functionName: 'swapPublic',
      args: [
        swap,
        user.toString(),
        await outboxProof(block, weth.l2.address, weth.portal, withdrawal),
        await outboxProof(block, exchange.l2.address, exchange.portal, swapPublicContent(swap, user)),
      ],
    }),
  );

  const leafIndex = await messageReady(executed, true);
  await dai.l2.methods.claim_public(user, EXPECTED_OUT, secret, leafIndex).send({ from: user }).wait();
  assert.equal(await dai.l2.methods.balance_of_public(user).simulate({ from: user }), EXPECTED_OUT);
});
// #endregion public

// #region refused
test('refuses a swap that the user did not authorise', async () => {
  const [, secretHash] = await generateClaimSecret();
  const swap = exchange.l2.methods.swap_private(
    weth.l2.address,
    AMOUNT,
    Fr.random(),
    FEE_TIER,
    dai.l2.address,
    MINIMUM_OUT,
    secretHash,
  );
  await assert.rejects(swap.simulate({ from: user }));
});
// #endregion refused
