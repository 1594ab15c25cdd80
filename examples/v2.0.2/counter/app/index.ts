// #region connect
import { createPXEClient, waitForPXE } from '@aztec/aztec.js';
import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import { CounterContract } from './artifacts/Counter.js';

const pxe = createPXEClient('http://localhost:8080');
await waitForPXE(pxe);

const [alice] = await getDeployedTestAccountsWallets(pxe);
const from = alice.getAddress();
// #endregion connect

// #region deploy
const counter = await CounterContract.deploy(alice, 10, from).send({ from }).deployed();
console.log(`Counter deployed at ${counter.address}`);
// #endregion deploy

// #region use
console.log(`Start: ${await counter.methods.get_counter(from).simulate({ from })}`);

await counter.methods.increment(from).send({ from }).wait();
await counter.methods.increment(from).send({ from }).wait();
await counter.methods.decrement(from).send({ from }).wait();

console.log(`End: ${await counter.methods.get_counter(from).simulate({ from })}`);
// #endregion use
