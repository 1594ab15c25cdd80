// #region connect
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getInitialTestAccountsData } from '@aztec/accounts/testing';
import type { AztecAddress } from '@aztec/aztec.js/addresses';
import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TestWallet } from '@aztec/test-wallet/server';
import { PocketTokenContract } from './artifacts/PocketToken.js';

describe('PocketToken', () => {
  let wallet: TestWallet;
  let owner: AztecAddress;
  let friend: AztecAddress;
  let token: PocketTokenContract;

  before(async () => {
    const node = createAztecNodeClient('http://localhost:8080');
    await waitForNode(node);
    wallet = await TestWallet.create(node);

    const accounts: AztecAddress[] = [];
    for (const { secret, salt, signingKey } of await getInitialTestAccountsData()) {
      const account = await wallet.createSchnorrAccount(secret, salt, signingKey);
      accounts.push(account.address);
    }
    [owner, friend] = accounts;

    token = await PocketTokenContract.deploy(wallet, owner).send({ from: owner }).deployed();
  });

  after(() => wallet.stop());
  // #endregion connect

  // #region public
  it('moves public tokens', async () => {
    await token.methods.mint_public(owner, 100n).send({ from: owner }).wait();
    await token.methods.transfer_public(friend, 30n).send({ from: owner }).wait();

    assert.equal(await token.methods.view_public_balance(owner).simulate({ from: owner }), 70n);
    assert.equal(await token.methods.view_public_balance(friend).simulate({ from: owner }), 30n);
  });
  // #endregion public

  // #region private
  it('moves private tokens', async () => {
    await token.methods.mint_private(owner, 100n).send({ from: owner }).wait();
    await token.methods.transfer_private(friend, 30n).send({ from: owner }).wait();

    assert.equal(await token.methods.view_private_balance(owner).simulate({ from: owner }), 70n);
    assert.equal(await token.methods.view_private_balance(friend).simulate({ from: friend }), 30n);
  });
  // #endregion private

  // #region owner
  it('lets only the owner mint', async () => {
    await assert.rejects(
      token.methods.mint_private(friend, 1n).simulate({ from: friend }),
      /caller is not the owner/,
    );
  });
  // #endregion owner

  // #region authwit
  it('lets another account spend once', async () => {
    const nonce = 1n;

    const spend = token.methods.burn_private(owner, 20n, nonce);
    const witness = await wallet.createAuthWit(owner, { caller: friend, action: spend });
    await spend.send({ from: friend, authWitnesses: [witness] }).wait();

    assert.equal(await token.methods.view_private_balance(owner).simulate({ from: owner }), 50n);
  });
  // #endregion authwit
});
