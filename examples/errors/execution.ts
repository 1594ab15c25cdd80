// Programs that make errors happen: see typescript.ts.
//# simulation-error 1 only nightly
try {
  await token.methods.transfer(bob, 101n).simulate({ from });
} catch (error) {
  throw new Error(error.stack);
}
//# simulation-error 1 only v2.0.2
const { createPXEService, getPXEServiceConfig } = await import('@aztec/pxe/server');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
const { getInitialTestAccounts } = await import('@aztec/accounts/testing');
const { getSchnorrAccount } = await import('@aztec/accounts/schnorr');
const config = { ...getPXEServiceConfig(), proverEnabled: false };
const pxeOfBob = await createPXEService(node, config, { store: await createStore('bob') });
const [, { secret, signingKey, salt }] = await getInitialTestAccounts();
const elsewhere = await (await getSchnorrAccount(pxeOfBob, secret, signingKey, salt)).register();
await elsewhere.registerContract({ instance: token.instance, artifact: TokenContract.artifact });
try {
  await token.withWallet(elsewhere).methods.transfer(alice, 101n).simulate({ from: bob });
} catch (error) {
  throw new Error(error.stack);
}
//# circuit-failed 1
const { Gas } = await import('@aztec/stdlib/gas');
const fee = { gasSettings: { gasLimits: new Gas(100_000, 10_000), teardownGasLimits: new Gas(0, 0) } };
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee });
//# circuit-failed 1 works
await token.methods.mint_to_public(bob, 1n).simulate({ from });
//# assertion-failed 1
await token.methods.transfer(bob, 101n).simulate({ from });
//# acvm-noir-width 1
const { arrayOfArraysToBoundedVecOfArrays } = await import('@aztec/simulator/client');
arrayOfArraysToBoundedVecOfArrays([['0x01', '0x02']], 1, 3);
//# circuit-recorder 1
const { FileCircuitRecorder } = await import('@aztec/simulator/testing');
const { writeFileSync } = await import('node:fs');
writeFileSync('recordings', '');
await new FileCircuitRecorder('recordings').start(new Map(), Buffer.alloc(0), 'circuit', 'main');
//# revertible-twice 1
const { ExecutionNoteCache } = await inside('pxe/dest/contract_function_simulator/execution_note_cache.js');
const cache = new ExecutionNoteCache(Fr.random());
await cache.setMinRevertibleSideEffectCounter(1);
await cache.setMinRevertibleSideEffectCounter(2);
//# revertible-twice 1 only nightly
const sponsor = await register('SponsoredFPC');
await sponsor.methods.sponsor_unconditionally().simulate({ from });
//# bb-singleton 1
const { execFileSync } = await import('node:child_process');
const code = "import('@aztec/bb.js').then(({ BarretenbergSync }) => BarretenbergSync.getSingleton())";
execFileSync(process.execPath, ['-e', code], { cwd: process.env.NETWORK_PACKAGES, stdio: 'pipe' });
//# cannot-satisfy 1
await token.methods.transfer(bob, 1n << 130n).simulate({ from });
