import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TestWallet, registerInitialSandboxAccountsInWallet } from '@aztec/test-wallet/server';
import { CounterContract } from './artifacts/Counter.js';

// #region connect
const node = createAztecNodeClient(process.env.AZTEC_NODE_URL ?? 'http://localhost:8080');
await waitForNode(node);

const wallet = await TestWallet.create(node);
const [owner] = await registerInitialSandboxAccountsInWallet(wallet);
// #endregion connect

// #region use
const counter = await CounterContract.deploy(wallet, 10, owner).send({ from: owner }).deployed();
console.log('counter at', counter.address.toString());

await counter.methods.increment(owner).send({ from: owner }).wait();
await counter.methods.increment(owner).send({ from: owner }).wait();
await counter.methods.decrement(owner).send({ from: owner }).wait();

const value = await counter.methods.get_counter(owner).simulate({ from: owner });
console.log('value', value);
// #endregion use

await wallet.stop();
