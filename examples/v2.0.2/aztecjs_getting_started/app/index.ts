// #region imports
import { createPXEClient, waitForPXE } from '@aztec/aztec.js';
import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import { TokenContract } from '@aztec/noir-contracts.js/Token';
// #endregion imports

// #region connect
const pxe = createPXEClient('http://localhost:8080');
await waitForPXE(pxe);

const [alice, bob] = await getDeployedTestAccountsWallets(pxe);
console.log(`Alice: ${alice.getAddress()}`);
console.log(`Bob:   ${bob.getAddress()}`);
// #endregion connect

// #region deploy
const token = await TokenContract.deploy(alice, alice.getAddress(), 'Tutorial Token', 'TUT', 18)
  .send({ from: alice.getAddress() })
  .deployed();
console.log(`Token: ${token.address}`);
// #endregion deploy

// #region balances
async function printBalances(label: string) {
  const ofAlice = await token.methods
    .balance_of_private(alice.getAddress())
    .simulate({ from: alice.getAddress() });
  const ofBob = await token
    .withWallet(bob)
    .methods.balance_of_private(bob.getAddress())
    .simulate({ from: bob.getAddress() });
  console.log(`${label}: Alice ${ofAlice}, Bob ${ofBob}`);
}
// #endregion balances

// #region mint
await token.methods
  .mint_to_private(alice.getAddress(), 100n)
  .send({ from: alice.getAddress() })
  .wait();
await printBalances('After minting');
// #endregion mint

// #region transfer
const receipt = await token.methods
  .transfer(bob.getAddress(), 10n)
  .send({ from: alice.getAddress() })
  .wait();
console.log(`Transfer ${receipt.txHash} is in block ${receipt.blockNumber}`);
await printBalances('After the transfer');
// #endregion transfer

// #region minter
await token.methods
  .set_minter(bob.getAddress(), true)
  .send({ from: alice.getAddress() })
  .wait();

await token
  .withWallet(bob)
  .methods.mint_to_private(bob.getAddress(), 100n)
  .send({ from: bob.getAddress() })
  .wait();
await printBalances('After Bob minted');
// #endregion minter
