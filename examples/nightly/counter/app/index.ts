// #region connect
import { createAztecNodeClient, waitForNode } from '@aztec/aztec.js/node';
import { TestWallet, registerInitialSandboxAccountsInWallet } from '@aztec/test-wallet/server';
import { CounterContract } from './artifacts/Counter.js';

const node = createAztecNodeClient('http://localhost:8080');
await waitForNode(node);

const wallet = await TestWallet.create(node);
const [alice] = await registerInitialSandboxAccountsInWallet(wallet);
// #endregion connect

// #region deploy
const counter = await CounterContract.deploy(wallet, 10, alice).send({ from: alice }).deployed();
console.log(`Counter deployed at ${counter.address}`);
// #endregion deploy

// #region use
console.log(`Start: ${await counter.methods.get_counter(alice).simulate({ from: alice })}`);

await counter.methods.increment(alice).send({ from: alice }).wait();
await counter.methods.increment(alice).send({ from: alice }).wait();
await counter.methods.decrement(alice).send({ from: alice }).wait();

console.log(`End: ${await counter.methods.get_counter(alice).simulate({ from: alice })}`);

await wallet.stop();
// #endregion use
