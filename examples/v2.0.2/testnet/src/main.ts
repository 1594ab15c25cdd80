import { TokenContract } from '@aztec/noir-contracts.js/Token';
import { createSponsoredAccount } from './account.js';
import { startPXE } from './pxe.js';
import { transfer } from './transfer.js';

const pxe = await startPXE();
const { wallet, paymentMethod } = await createSponsoredAccount(pxe);
const from = wallet.getAddress();
const options = { from, fee: { paymentMethod } };

const token = await TokenContract.deploy(wallet, from, 'Example', 'EXA', 18)
  .send(options)
  .deployed({ timeout: 300 });
await token.methods.mint_to_private(from, 10n).send(options).wait({ timeout: 300 });
await transfer(token, wallet, paymentMethod, from, 1n);
console.log('done on chain', (await pxe.getNodeInfo()).l1ChainId);
await pxe.stop();
