import { AztecAddress } from '@aztec/aztec.js/addresses';
import { Fr } from '@aztec/aztec.js/fields';
import { TokenContract } from '@aztec/noir-contracts.js/Token';

import { openSponsoredAccount } from './account.js';
import { transfer } from './transfer.js';
import { openWallet } from './wallet.js';

const nodeUrl = process.env.NODE_URL ?? 'http://localhost:8080';
const secret = process.env.ACCOUNT_SECRET ? Fr.fromHexString(process.env.ACCOUNT_SECRET) : Fr.random();
if (!process.env.ACCOUNT_SECRET) console.log('new account, keep its secret:', secret.toString());

const { wallet } = await openWallet(nodeUrl);
const { address: owner, paymentMethod } = await openSponsoredAccount(wallet, secret);
console.log('account', owner.toString());

const token = await TokenContract.deploy(wallet, owner, 'Token', 'TOK', 18)
  .send({ from: owner, fee: { paymentMethod } })
  .deployed({ timeout: 300 });
await token.methods
  .mint_to_private(owner, 10n)
  .send({ from: owner, fee: { paymentMethod } })
  .wait({ timeout: 300 });

const recipient = process.env.RECIPIENT ? AztecAddress.fromString(process.env.RECIPIENT) : owner;
await transfer(token, owner, paymentMethod, recipient, 1n);
console.log('balance', await token.methods.balance_of_private(owner).simulate({ from: owner }));
process.exit(0);
