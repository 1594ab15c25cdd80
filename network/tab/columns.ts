// Makes each kind of transaction that guides have, and prints what the tab's report says of it beside what the node stores.
import type { ContractFunctionInteraction } from '@aztec/aztec.js';
import { SponsoredFeePaymentMethod } from '@aztec/aztec.js/fee/testing';
import { PRIVATE_LOG_SIZE_IN_FIELDS, SPONSORED_FPC_SALT } from '@aztec/constants';
import { padArrayEnd } from '@aztec/foundation/collection';
import { Fr } from '@aztec/foundation/fields';
import { NFTContract } from '@aztec/noir-contracts.js/NFT';
import { SponsoredFPCContractArtifact } from '@aztec/noir-contracts.js/SponsoredFPC';
import { TokenContract } from '@aztec/noir-contracts.js/Token';
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import { getContractInstanceFromInstantiationParams } from '@aztec/stdlib/contract';
import { PrivateLog } from '@aztec/stdlib/logs';
import { TxEffect } from '@aztec/stdlib/tx';
import type { TxView } from '../../core/tabMessages';
import { LocalNode } from '../node/node';
import { testAccounts } from '../release';
import { startClient } from './clients';
import type { Columns } from './made';
import { storedOf } from './stored';
import { fundedGenesis } from './worker/funded';
import { logsOf } from './worker/logs';
import { Names } from './worker/names';
import { noL1 } from './worker/noL1';
import { pxeList } from './worker/pxes';
import { reportTo } from './worker/report';

const accounts = await testAccounts();
const sponsor = await getContractInstanceFromInstantiationParams(SponsoredFPCContractArtifact, {
  salt: new Fr(SPONSORED_FPC_SALT),
});
const addresses = accounts.map(({ address }) => address);
const node = new LocalNode('columns', await fundedGenesis([...addresses, sponsor.address]), noL1);
await node.addProtocolContracts();
node.start();
const fee = { paymentMethod: new SponsoredFeePaymentMethod(sponsor.address) };

const { pxe, wallet, prove, deployAccount } = await startClient({ node, accounts, fee });

const views: TxView[] = [];
const { add, ...list } = pxeList();
add(pxe);
const network = { node, ...list, accounts: addresses, modules: {}, clients: {} };
reportTo(network, (view) => views.push(view));
const made: Columns['made'] = [];
async function note(name: string): Promise<void> {
  const view = views.splice(0).at(-1);
  if (!view) throw new Error(`nothing was reported of: ${name}`);
  const block = await node.getBlock(view.block);
  made.push({ name, view, stored: storedOf(block!.body.txEffects[0]!, block!.header.totalManaUsed) });
}

const [from, to] = addresses as [AztecAddress, AztecAddress];
async function send(name: string, call: ContractFunctionInteraction): Promise<void> {
  await call.send({ from }).wait({ dontThrowOnRevert: true });
  await note(name);
}

const coin = await TokenContract.deploy(wallet, from, 'Coin', 'COIN', 18).send({ from }).deployed();
await note('a contract is deployed');
const { methods } = coin;
await send('a private mint', methods.mint_to_private(from, 1000n));
await send('a public mint', methods.mint_to_public(from, 1000n));
await send('a private payment', methods.transfer(to, 30n));
await send('a public payment', methods.transfer_in_public(from, to, 40n, 0));
await send('from public to private', methods.transfer_to_private(to, 50n));
await send('from private to public', methods.transfer_to_public(from, to, 60n, 0));
const late = await prove(methods.transfer_in_public(from, to, 850n, 0));
await send('a payment before the one that fails', methods.transfer_in_public(from, to, 100n, 0));
await late.send().wait({ dontThrowOnRevert: true });
await note('a public payment that reverts');

await pxe.registerContract({ instance: sponsor, artifact: SponsoredFPCContractArtifact });
await deployAccount();
await note('an account that a sponsor pays for');

const nft = await NFTContract.deploy(wallet, from, 'Art', 'ART').send({ from }).deployed();
await note('another class of contract is deployed');
await send('an NFT is minted', nft.methods.mint(from, 5n));
await send('an NFT becomes private', nft.methods.transfer_to_private(to, 5n));

// A contract may emit what it likes as a private log: two values, as a partial note that is completed in private, or
// a whole log of them.
const clear = await logsOf(
  Object.assign(TxEffect.empty(), {
    privateLogs: [[5n, 100n], Array.from({ length: PRIVATE_LOG_SIZE_IN_FIELDS }, (_, i) => BigInt(i))].map(
      (values) =>
        new PrivateLog(
          padArrayEnd(
            values.map((n) => new Fr(n)),
            Fr.ZERO,
            PRIVATE_LOG_SIZE_IN_FIELDS,
          ),
          values.length,
        ),
    ),
  }),
  new Names(network),
);

process.stdout.write(JSON.stringify({ made, clear } satisfies Columns));
process.exit();
