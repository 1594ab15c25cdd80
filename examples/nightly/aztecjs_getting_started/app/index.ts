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

const wallet = await TestWallet.create(node);
// #endregion connect

// #region accounts
const [aliceKeys, bobKeys] = await getInitialTestAccountsData();
const aliceAccount = await wallet.createSchnorrAccount(aliceKeys.secret, aliceKeys.salt, aliceKeys.signingKey);
const bobAccount = await wallet.createSchnorrAccount(bobKeys.secret, bobKeys.salt, bobKeys.signingKey);

const alice = aliceAccount.address;
const bob = bobAccount.address;
console.log(`Alice: ${alice}`);
console.log(`Bob:   ${bob}`);
// #endregion accounts

// #region deploy
const token = await TokenContract.deploy(wallet, alice, 'Sunny', 'SUN', 18).send({ from: alice }).deployed();
console.log(`Token: ${token.address}`);
// #endregion deploy

// #region balances
async function privateBalance(owner: AztecAddress): Promise<bigint> {
  return await token.methods.balance_of_private(owner).simulate({ from: owner });
}

async function printBalances(moment: string) {
  console.log(`${moment}: Alice ${await privateBalance(alice)}, Bob ${await privateBalance(bob)}`);
}
// #endregion balances

// #region mint
await token.methods.mint_to_private(alice, 100n).send({ from: alice }).wait();
await printBalances('After minting');
// #endregion mint

// #region transfer
const receipt = await token.methods.transfer(bob, 10n).send({ from: alice }).wait();
console.log(`Transfer ${receipt.txHash} is in block ${receipt.blockNumber}`);
await printBalances('After the transfer');
// #endregion transfer

// #region minter
await token.methods.set_minter(bob, true).send({ from: alice }).wait();
await token.methods.mint_to_private(bob, 100n).send({ from: bob }).wait();
await printBalances('After Bob minted');
// #endregion minter

// #region stop
await wallet.stop();
// #endregion stop
