// #region connect
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type AccountWallet, createPXEClient, waitForPXE } from '@aztec/aztec.js';
import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import { PocketTokenContract } from './artifacts/PocketToken.js';

describe('PocketToken', () => {
  let owner: AccountWallet;
  let friend: AccountWallet;
  let token: PocketTokenContract;

  before(async () => {
    const pxe = createPXEClient('http://localhost:8080');
    await waitForPXE(pxe);
    [owner, friend] = await getDeployedTestAccountsWallets(pxe);

    token = await PocketTokenContract.deploy(owner, owner.getAddress())
      .send({ from: owner.getAddress() })
      .deployed();
  });
  // #endregion connect

  // #region public
  it('moves public tokens', async () => {
    const from = owner.getAddress();
    const to = friend.getAddress();

    await token.methods.mint_public(from, 100n).send({ from }).wait();
    await token.methods.transfer_public(to, 30n).send({ from }).wait();

    assert.equal(await token.methods.view_public_balance(from).simulate({ from }), 70n);
    assert.equal(await token.methods.view_public_balance(to).simulate({ from }), 30n);
  });
  // #endregion public

  // #region private
  it('moves private tokens', async () => {
    const from = owner.getAddress();
    const to = friend.getAddress();

    await token.methods.mint_private(from, 100n).send({ from }).wait();
    await token.methods.transfer_private(to, 30n).send({ from }).wait();

    assert.equal(await token.methods.view_private_balance(from).simulate({ from }), 70n);
    assert.equal(await token.methods.view_private_balance(to).simulate({ from: to }), 30n);
  });
  // #endregion private

  // #region owner
  it('lets only the owner mint', async () => {
    const stranger = friend.getAddress();

    await assert.rejects(
      token.withWallet(friend).methods.mint_private(stranger, 1n).simulate({ from: stranger }),
      /caller is not the owner/,
    );
  });
  // #endregion owner

  // #region authwit
  it('lets another account spend once', async () => {
    const from = owner.getAddress();
    const to = friend.getAddress();
    const nonce = 1n;

    const spend = token.withWallet(friend).methods.burn_private(from, 20n, nonce);
    const witness = await owner.createAuthWit({ caller: to, action: spend });
    await spend.with({ authWitnesses: [witness] }).send({ from: to }).wait();

    assert.equal(await token.methods.view_private_balance(from).simulate({ from }), 50n);
  });
  // #endregion authwit
});
