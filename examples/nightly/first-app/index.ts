// #region imports
import { getInitialTestAccountsData } from '@aztec/accounts/testing';
import type { AztecAddress } from '@aztec/aztec.js/addresses';
import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TokenContract } from '@aztec/noir-contracts.js/Token';
import { TestWallet } from '@aztec/test-wallet/server';
// #endregion imports

// #region connect
const node = createAztecNodeClient('http://localhost:8080');
await waitForNode(node);
const { nodeVersion, l1ChainId } = await node.getNodeInfo();
console.log(`node ${nodeVersion} on L1 chain ${l1ChainId}`);

const wallet = await TestWallet.create(node);
// #endregion connect

// #region accounts
const [aliceData, bobData] = await getInitialTestAccountsData();
const aliceAccount = await wallet.createSchnorrAccount(aliceData.secret, aliceData.salt, aliceData.signingKey);
const bobAccount = await wallet.createSchnorrAccount(bobData.secret, bobData.salt, bobData.signingKey);
const alice = aliceAccount.address;
const bob = bobAccount.address;
// #endregion accounts

// #region deploy
const token = await TokenContract.deploy(wallet, alice, 'Sunny', 'SUN', 18)
  .send({ from: alice })
  .deployed();
console.log('token at', token.address.toString());
// #endregion deploy

// #region balances
async function privateBalance(owner: AztecAddress): Promise<bigint> {
  return await token.methods.balance_of_private(owner).simulate({ from: owner });
}

async function report(step: string) {
  console.log(`${step}: alice ${await privateBalance(alice)}, bob ${await privateBalance(bob)}`);
}
// #endregion balances

// #region mint
await token.methods.mint_to_private(alice, 100n).send({ from: alice }).wait();
await report('alice minted');
// #endregion mint

// #region transfer
const receipt = await token.methods.transfer(bob, 30n).send({ from: alice }).wait();
console.log(`transferred in block ${receipt.blockNumber} for a fee of ${receipt.transactionFee}`);
await report('alice paid bob');
// #endregion transfer

// #region minter
await token.methods.set_minter(bob, true).send({ from: alice }).wait();
await token.methods.mint_to_private(bob, 50n).send({ from: bob }).wait();
await report('bob minted');
// #endregion minter

// #region stop
await wallet.stop();
// #endregion stop
