// Programs that make errors happen: see typescript.ts.
//# account-not-found 1 only v2.0.2
const { getWallet } = await import('@aztec/aztec.js');
await getWallet(pxe, nowhere, {});
//# account-not-found 2 only v2.0.2
const { getSchnorrWallet } = await import('@aztec/accounts/schnorr');
const { deriveSigningKey } = await import('@aztec/stdlib/keys');
await getSchnorrWallet(pxe, nowhere, deriveSigningKey(Fr.random()));
//# key-store-account-missing 1
const { KeyStore } = await import('@aztec/key-store');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
await new KeyStore(await createStore('keys')).getMasterNullifierPublicKey(alice);
//# no-public-key-registered 1
const { PXEOracleInterface } = await inside('pxe/dest/contract_function_simulator/pxe_oracle_interface.js');
const addressDataProvider = { getCompleteAddress: async () => undefined };
await PXEOracleInterface.prototype.getCompleteAddress.call({ addressDataProvider }, nowhere);
//# account-no-initializer 1 only v2.0.2
const { SingleKeyAccountContract } = await import('@aztec/accounts/single_key');
const { AccountManager, Fq } = await import('@aztec/aztec.js');
const manager = await AccountManager.create(pxe, Fr.random(), new SingleKeyAccountContract(Fq.random()));
await manager.getDeployMethod();
//# account-no-initializer 1 only nightly
const { SingleKeyAccountContract } = await import('@aztec/accounts/single_key');
const { AccountManager } = await import('@aztec/aztec.js/wallet');
const { Fq } = await import('@aztec/aztec.js/fields');
const manager = await AccountManager.create(wallet, Fr.random(), new SingleKeyAccountContract(Fq.random()));
await manager.getDeployMethod();
//# signerless-wallet 1 only v2.0.2
const { SignerlessWallet } = await import('@aztec/aztec.js');
new SignerlessWallet(pxe).getAddress();
//# from-not-wallet 1 only v2.0.2
await token.methods.transfer(bob, 1n).send({ from: bob }).wait();
//# from-not-wallet 1 only v2.0.2 works
await forBob(token).methods.balance_of_private(bob).simulate({ from: bob });
//# contract-not-in-pxe 1
await (await contractOf('Token')).at(nowhere, wallet);
//# contract-not-in-pxe 2
await (await contractOf('Token')).at(AztecAddress.fromBigInt(12345n), wallet);
//# no-instance-for-account 1 only v2.0.2
const { CopyCatAccountWallet } = await import('@aztec/accounts/copy-cat');
const stranger = { getCompleteAddress: () => ({ address: nowhere }), getChainId: () => new Fr(1), getVersion: () => new Fr(1) };
await CopyCatAccountWallet.create(pxe, stranger);
//# ssh-auth-sock 1
const { connectToAgent } = await inside('accounts/dest/utils/ssh_agent.js');
delete process.env.SSH_AUTH_SOCK;
connectToAgent();
//# deployer-mismatch 1 only v2.0.2
const { publishInstance } = await import('@aztec/aztec.js/deployment');
await publishInstance(walletOfBob, token.instance);
//# public-entrypoints 1
const { DefaultEntrypoint } = await import('@aztec/entrypoints/default');
const call = await token.methods.mint_to_public(alice, 1n).request();
await new DefaultEntrypoint(31337, 1).createTxExecutionRequest(call, {}, {});
//# single-call-expected 1
const { DefaultEntrypoint } = await import('@aztec/entrypoints/default');
const batch = await new BatchCall(wallet, [token.methods.transfer(bob, 1n), token.methods.transfer(bob, 2n)]).request();
await new DefaultEntrypoint(31337, 1).createTxExecutionRequest(batch, {}, {});
//# too-many-app-calls 1
const calls = Array.from({ length: 6 }, () => token.methods.transfer(bob, 1n));
await new BatchCall(wallet, calls).simulate({ from });
//# too-many-app-calls 1 works
const calls = Array.from({ length: 2 }, () => token.methods.mint_to_public(bob, 1n));
await new BatchCall(wallet, calls).simulate({ from });
//# complete-address-mismatch 1
const { CompleteAddress } = await import('@aztec/stdlib/contract');
const [one, two] = await Promise.all([CompleteAddress.random(), CompleteAddress.random()]);
await CompleteAddress.create(one.address, two.publicKeys, two.partialAddress);
//# complete-address-differs 1
const { AddressDataProvider } = await inside('pxe/dest/storage/address_data_provider/address_data_provider.js');
const { CompleteAddress } = await import('@aztec/stdlib/contract');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
const [one, two] = await Promise.all([CompleteAddress.random(), CompleteAddress.random()]);
const addresses = new AddressDataProvider(await createStore('addresses'));
await addresses.addCompleteAddress(one);
await addresses.addCompleteAddress(new CompleteAddress(one.address, two.publicKeys, two.partialAddress));
//# zero-public-key 1
const { deriveEcdhSharedSecret } = await import('@aztec/stdlib/logs');
const { Fq, Point } = await import('@aztec/foundation/fields');
await deriveEcdhSharedSecret(Fq.random(), Point.ZERO);
//# signerless-account 1
const { SignerlessAccount } = await inside('aztec.js/dest/account/signerless_account.js');
new SignerlessAccount({ chainId: new Fr(31337), version: new Fr(1) }).getChainId();
//# artifact-needed-instantiation 1
await wallet.registerContract({ constructorArtifact: 'constructor', constructorArgs: [alice, 'A', 'A', 18], salt: Fr.random() });
//# artifact-needed-address 1
await wallet.registerContract(token.address);
//# default-entrypoint-options 1
const { DefaultEntrypoint } = await import('@aztec/entrypoints/default');
const call = await token.methods.transfer(bob, 1n).request();
await new DefaultEntrypoint(31337, 1).createTxExecutionRequest(call, {}, { cancellable: true });
//# test-wallet-account 1
await token.methods.transfer(bob, 1n).send({ from: nowhere }).wait();
