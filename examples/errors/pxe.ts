// Programs that make errors happen: see typescript.ts. Where a state is meant that a whole PXE does not show from outside,
// the method that fails is called with that state.
//# unknown-contract 1
await pxe.simulateUtility('balance_of_private', [alice], nowhere, [], alice, [alice]);
//# unknown-contract 2
const { artifact } = await contractOf('Token');
const before = await getContractInstanceFromInstantiationParams(artifact, { constructorArgs: [alice, 'A', 'A', 18], salt: Fr.random(), deployer: alice });
await pxe.simulateUtility('balance_of_private', [alice], before.address, [], alice, [alice]);
//# unknown-function-contract 1
await pxe.simulateUtility('balance_of_yesterday', [alice], token.address, [], alice, [alice]);
//# artifact-class-id 1
const { artifact } = await contractOf('Token');
const changed = { ...artifact, functions: artifact.functions.filter(({ name }) => name !== 'transfer') };
await pxe.registerContract({ instance: token.instance, artifact: changed });
//# artifact-class-id 2
await pxe.registerContract({ instance: token.instance, artifact: (await contractOf('NFT')).artifact });
//# artifact-class-id 2 works
await pxe.registerContract({ instance: token.instance, artifact: (await contractOf('Token')).artifact });
//# added-address-mismatch 1
const { artifact } = await contractOf('Token');
await pxe.registerContract({ instance: { ...token.instance, salt: Fr.random() }, artifact });
//# artifact-not-found-registering 1
const { artifact } = await contractOf('Escrow');
const instance = await getContractInstanceFromInstantiationParams(artifact, { constructorArgs: [alice], salt: Fr.random(), deployer: alice });
await pxe.registerContract({ instance });
//# artifact-not-found-registering 1 works
const { artifact } = await contractOf('Escrow');
const instance = await getContractInstanceFromInstantiationParams(artifact, { constructorArgs: [alice], salt: Fr.random(), deployer: alice });
await pxe.registerContract({ instance, artifact });
//# instance-not-found-updating 1
await pxe.updateContract(nowhere, (await contractOf('Token')).artifact);
//# update-different-class 1
const mistaken = await (await contractOf('Token')).at(nft.address, wallet);
await mistaken.methods.transfer(bob, 1n).simulate({ from });
//# update-different-class 2
await pxe.updateContract(token.address, (await contractOf('NFT')).artifact);
//# contract-outdated 1
const { verifyCurrentClassId } = await inside('pxe/dest/contract_function_simulator/oracle/private_execution.js');
const upgraded = { ...token.instance, currentContractClassId: Fr.random() };
const provider = { getContractInstance: async () => upgraded, getPublicStorageAt: async () => new Fr(0) };
await verifyCurrentClassId(token.address, provider, { globalVariables: { blockNumber: 1, timestamp: 1n } });
//# no-instance-found 1
const escrow = await deploy('Escrow', alice);
await escrow.methods.withdraw(nowhere, 1n, alice).simulate({ from });
//# instance-not-found-proxied 1
const { ProxiedContractDataProviderFactory } = await inside('pxe/dest/contract_function_simulator/proxied_contract_data_source.js');
const known = { getContractInstance: async () => undefined };
const overridden = { [nowhere.toString()]: { instance: { ...token.instance }, artifact: (await contractOf('Token')).artifact } };
await ProxiedContractDataProviderFactory.create(known, overridden).getContractInstance(nowhere);
//# function-artifact-not-found 1
const other = await register('PrivateToken', 100n, alice);
const escrow = await deploy('Escrow', alice);
await escrow.methods.withdraw(other.address, 1n, alice).simulate({ from });
//# function-artifact-not-found 2
const escrow = await deploy('Escrow', alice);
await escrow.methods.withdraw(nft.address, 1n, alice).simulate({ from });
//# incompatible-oracle 1
const { PXEOracleInterface } = await inside('pxe/dest/contract_function_simulator/pxe_oracle_interface.js');
PXEOracleInterface.prototype.assertCompatibleOracleVersion(999_999);
//# incompatible-oracle 2
const { PXEOracleInterface } = await inside('pxe/dest/contract_function_simulator/pxe_oracle_interface.js');
PXEOracleInterface.prototype.assertCompatibleOracleVersion(-1);
//# run-as-utility 1
await pxe.simulateUtility('transfer', [bob, 1n], token.address, [], alice, [alice]);
//# unknown-auth-witness 1
await forBob(token).methods.transfer_in_private(alice, bob, 1n, 5n).simulate({ from: bob });
//# unknown-auth-witness 2
const action = forBob(token).methods.transfer_in_private(alice, bob, 2n, 5n);
const witness = await wallet.createAuthWit({ caller: bob, action: forBob(token).methods.transfer_in_private(alice, bob, 1n, 5n) });
await action.with({ authWitnesses: [witness] }).simulate({ from: bob });
//# unknown-auth-witness 2 only nightly
const action = token.methods.transfer_in_private(alice, bob, 2n, 5n);
const witness = await wallet.createAuthWit(alice, { caller: bob, action: token.methods.transfer_in_private(alice, bob, 1n, 5n) });
await action.with({ authWitnesses: [witness] }).simulate({ from: bob });
//# capsule-empty-copy 1
const { CapsuleDataProvider } = await inside('pxe/dest/storage/capsule_data_provider/capsule_data_provider.js');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
await new CapsuleDataProvider(await createStore('capsules')).copyCapsule(token.address, new Fr(1), new Fr(2), 1);
//# capsule-array-empty 1
const { CapsuleDataProvider } = await inside('pxe/dest/storage/capsule_data_provider/capsule_data_provider.js');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
const capsules = new CapsuleDataProvider(await createStore('capsules'));
await capsules.storeCapsule(token.address, new Fr(1), [new Fr(3)]);
await capsules.readCapsuleArray(token.address, new Fr(1));
//# foreign-pxe-db 1
const { UtilityExecutionOracle } = await inside('pxe/dest/contract_function_simulator/oracle/utility_execution_oracle.js');
await UtilityExecutionOracle.prototype.utilityStoreCapsule.call({ contractAddress: token.address }, nowhere, new Fr(1), []);
//# scope-not-in-pxe 1
await token.methods.transfer(bob, 1n).simulate({ from, scopes: [nowhere] });
//# scope-not-in-pxe 1 only v2.0.2
const notes = await pxe.getNotes({ contractAddress: token.address, scopes: [nowhere] });
//# scope-not-in-pxe 1 only nightly
const notes = await pxe.getNotes({ contractAddress: token.address, scopes: [nowhere] });
//# recipients-required 1
await pxe.getPrivateEvents(token.address, (await contractOf('Token')).events.Transfer, 1, 10, []);
//# recipients-required 1 only nightly
await wallet.getPrivateEvents(token.address, (await contractOf('Token')).events.Transfer, 1, 10, []);
//# simulated-invalid 1
const escrow = await deploy('Escrow', alice);
await escrow.methods.constructor(alice).simulate({ from });
//# simulated-invalid 1 works
const escrow = await register('Escrow', alice);
await escrow.methods.constructor(alice).simulate({ from });
//# static-call-updates 1
const call = token.methods.transfer(bob, 1n);
call.functionDao = { ...call.functionDao, isStatic: true };
await call.simulate({ from });
//# args-size 1 only v2.0.2
const payload = await token.methods.transfer(bob, 1n).request();
payload.calls[0].args.pop();
await new BatchCall(wallet, [{ request: async () => payload }]).simulate({ from });
//# args-size 1 only nightly
const payload = await token.methods.transfer(bob, 1n).request();
payload.calls[0].args.pop();
await wallet.simulateTx(payload, { from });
//# preimage-not-found 1
const { PrivateExecutionOracle } = await inside('pxe/dest/contract_function_simulator/oracle/private_execution_oracle.js');
await PrivateExecutionOracle.prototype.privateLoadFromExecutionCache.call({ executionCache: { getPreimage: () => undefined } }, new Fr(1));
//# leaf-not-found 1
const claims = await deploy('Claim', token.address, token.address);
const [{ note, noteNonce }] = await pxe.getNotes({ contractAddress: token.address, scopes: [alice] });
const [owner, , value] = note.items;
const donation = { note: { owner, randomness: Fr.random(), value: value.toBigInt() }, contract_address: token.address, metadata: { stage: 3, maybe_note_nonce: noteNonce } };
await claims.methods.claim(donation, alice).simulate({ from });
//# leaf-not-found 2
const claims = await deploy('Claim', token.address, token.address);
const [{ note, noteNonce }] = await pxe.getNotes({ contractAddress: token.address, scopes: [alice] });
const [owner, randomness, value] = note.items;
const donation = { note: { owner, randomness, value: value.toBigInt() + 1n }, contract_address: token.address, metadata: { stage: 3, maybe_note_nonce: noteNonce } };
await claims.methods.claim(donation, alice).simulate({ from });
//# nullifier-leaf 1
await fresh.methods.mint_to_private(alice, 1n).simulate({ from });
//# nullifier-leaf 1 works
await token.methods.mint_to_private(alice, 1n).simulate({ from });
//# nullifier-witness 1
const { Oracle } = await inside('pxe/dest/contract_function_simulator/oracle/oracle.js');
const typed = { isUtility: true, utilityGetNullifierMembershipWitness: (block, nullifier) => node.getNullifierMembershipWitness(block, nullifier) };
await new Oracle(typed).utilityGetNullifierMembershipWitness(['0x01'], [Fr.random().toString()]);
//# public-data-witness 1
const { Oracle } = await inside('pxe/dest/contract_function_simulator/oracle/oracle.js');
const typed = { isUtility: true, utilityGetPublicDataWitness: async () => undefined };
await new Oracle(typed).utilityGetPublicDataWitness(['0x01'], [Fr.random().toString()]);
//# block-header-missing 1
const { Oracle } = await inside('pxe/dest/contract_function_simulator/oracle/oracle.js');
const typed = { isUtility: true, utilityGetBlockHeader: (block) => node.getBlockHeader(block) };
await new Oracle(typed).utilityGetBlockHeader(['0x0f4240']);
//# header-not-set 1
const { SyncDataProvider } = await inside('pxe/dest/storage/sync_data_provider/sync_data_provider.js');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
await new SyncDataProvider(await createStore('new')).getBlockHeader();
//# pending-note-missing 1
const { ExecutionNoteCache } = await inside('pxe/dest/contract_function_simulator/execution_note_cache.js');
await new ExecutionNoteCache(Fr.random()).nullifyNote(token.address, Fr.random(), Fr.random());
//# repeated-selectors 1
const { ContractDataProvider } = await inside('pxe/dest/storage/contract_data_provider/contract_data_provider.js');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
const { artifact } = await contractOf('Token');
const twice = { ...artifact, functions: [...artifact.functions, ...artifact.functions] };
await new ContractDataProvider(await createStore('contracts')).addContractArtifact(Fr.random(), twice);
//# membership-witness 1
const { PrivateKernelOracleImpl } = await inside('pxe/dest/private_kernel/private_kernel_oracle_impl.js');
const contractDataProvider = { getFunctionMembershipWitness: async () => undefined };
await PrivateKernelOracleImpl.prototype.getFunctionMembershipWitness.call({ contractDataProvider }, new Fr(1), new Fr(2));
//# address-preimage 1
const { PrivateKernelOracleImpl } = await inside('pxe/dest/private_kernel/private_kernel_oracle_impl.js');
const contractDataProvider = { getContractInstance: async () => undefined };
await PrivateKernelOracleImpl.prototype.getContractAddressPreimage.call({ contractDataProvider }, nowhere);
//# offchain-utility 1
const { UtilityExecutionOracle } = await inside('pxe/dest/contract_function_simulator/oracle/utility_execution_oracle.js');
await UtilityExecutionOracle.prototype.utilityEmitOffchainEffect([]);
//# many-logs-per-tag 1
const { PXEOracleInterface } = await inside('pxe/dest/contract_function_simulator/pxe_oracle_interface.js');
const twice = { getLogsByTags: async () => [[{}, {}]] };
await new PXEOracleInterface(twice).getPrivateLogByTag(new Fr(1));
//# enriching-artifact 1
const { enrichPublicSimulationError } = await inside('pxe/dest/pxe_service/error_enriching.js');
const failed = { getCallStack: () => [{ contractAddress: nowhere }], getOriginalMessage: () => '', getRevertData: () => [] };
await enrichPublicSimulationError(failed, { getPublicFunctionArtifact: async () => undefined, getFunctionDebugMetadata: async () => undefined }, console);
//# enriching-artifact 1 only nightly
const { enrichPublicSimulationError } = await inside('pxe/dest/error_enriching.js');
const failed = { getCallStack: () => [{ contractAddress: nowhere }], getOriginalMessage: () => '', getRevertData: () => [] };
await enrichPublicSimulationError(failed, { getPublicFunctionArtifact: async () => undefined, getFunctionDebugMetadata: async () => undefined }, console);
//# event-not-on-tree 1
const { PXEOracleInterface } = await inside('pxe/dest/contract_function_simulator/pxe_oracle_interface.js');
const synced = { syncDataProvider: { getBlockNumber: async () => 1 }, aztecNode: { findLeavesIndexes: async () => [undefined], getTxEffect: async () => ({ data: { nullifiers: [] }, l2BlockNumber: 1 }) }, log: console };
await PXEOracleInterface.prototype.deliverEvent.call(synced, token.address, alice, new Fr(1), [new Fr(1)], new Fr(2), (await import('@aztec/stdlib/tx')).TxHash.random());
//# oracle-not-available 1
const { Oracle } = await inside('pxe/dest/contract_function_simulator/oracle/oracle.js');
await new Oracle({ isUtility: true }).privateLoadFromExecutionCache(['0x01']);
//# empty-scopes 1
await pxe.getNotes({ contractAddress: token.address, scopes: [] });
//# tree-leaf-missing 1
const { Oracle } = await inside('pxe/dest/contract_function_simulator/oracle/oracle.js');
const typed = { isUtility: true, utilityGetMembershipWitness: async () => undefined };
await new Oracle(typed).utilityGetMembershipWitness(['0x01'], ['0x01'], [Fr.random().toString()]);
//# low-nullifier-witness 1
const { Oracle } = await inside('pxe/dest/contract_function_simulator/oracle/oracle.js');
const typed = { isUtility: true, utilityGetLowNullifierMembershipWitness: async () => undefined };
await new Oracle(typed).utilityGetLowNullifierMembershipWitness(['0x01'], [Fr.random().toString()]);
//# duplicate-siloed-nullifier 1
const escrow = await register('Escrow', alice);
await new BatchCall(wallet, [escrow.methods.constructor(alice), escrow.methods.constructor(alice)]).simulate({ from });
//# duplicate-siloed-nullifier 1 works
const escrow = await register('Escrow', alice);
await escrow.methods.constructor(alice).simulate({ from });
