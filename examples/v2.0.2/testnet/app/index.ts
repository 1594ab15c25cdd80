import { AztecAddress, Fr } from '@aztec/aztec.js';
import { TokenContract } from '@aztec/noir-contracts.js/Token';

import { openSponsoredAccount } from './account.js';
import { startPXE } from './pxe.js';
import { transfer } from './transfer.js';

const nodeUrl = process.env.NODE_URL ?? 'https://aztec-testnet-fullnode.zkv.xyz';
const secret = process.env.ACCOUNT_SECRET ? Fr.fromHexString(process.env.ACCOUNT_SECRET) : Fr.random();
if (!process.env.ACCOUNT_SECRET) console.log('new account, keep its secret:', secret.toString());

const pxe = await startPXE(nodeUrl);
const { wallet, paymentMethod } = await openSponsoredAccount(pxe, secret);
const owner = wallet.getAddress();
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
