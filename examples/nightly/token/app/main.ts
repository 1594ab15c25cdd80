import { getInitialTestAccountsData } from '@aztec/accounts/testing';
import type { AztecAddress } from '@aztec/aztec.js/addresses';
import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TestWallet } from '@aztec/test-wallet/server';
import { CafePointsContract } from './artifacts/CafePoints.js';

// #region accounts
const node = createAztecNodeClient(process.env.AZTEC_NODE_URL ?? 'http://localhost:8080');
await waitForNode(node);
const wallet = await TestWallet.create(node);

const addresses: AztecAddress[] = [];
for (const { secret, salt, signingKey } of await getInitialTestAccountsData()) {
  const account = await wallet.createSchnorrAccount(secret, salt, signingKey);
  addresses.push(account.address);
}
const [cafe, alice, bob] = addresses;
// #endregion accounts

// #region deploy
const points = await CafePointsContract.deploy(wallet, cafe).send({ from: cafe }).deployed();
console.log('points at', points.address.toString());
// #endregion deploy

// #region print
async function printBalances(label: string) {
  console.log(label);
  for (const [name, address] of Object.entries({ cafe, alice, bob })) {
    const open = await points.methods.public_points_of(address).simulate({ from: address });
    const hidden = await points.methods.private_points_of(address).simulate({ from: address });
    console.log(`  ${name}: public ${open}, private ${hidden}`);
  }
}
// #endregion print

// #region flow
await points.methods.award(alice, 100).send({ from: cafe }).wait();
await printBalances('after the award');

await points.methods.hide(60).send({ from: alice }).wait();
await printBalances('after hiding 60');

await points.methods.send_private(bob, 25).send({ from: alice }).wait();
await printBalances('after a private gift of 25');

await points.methods.reveal(cafe, 10).send({ from: bob }).wait();
await printBalances('after bob redeems 10 at the counter');
// #endregion flow

// #region forbidden
try {
  await points.methods.award(bob, 1_000).send({ from: bob }).wait();
} catch (error) {
  console.log('bob cannot award points:', (error as Error).message.split('\n')[0]);
}
// #endregion forbidden

await wallet.stop();
