// Programs that make errors happen: see typescript.ts.
//# setup-reverted 1 only v2.0.2
const { PublicFeePaymentMethod } = await import('@aztec/aztec.js/fee');
const fpc = await deploy('FPC', token.address, alice);
const paymentMethod = new PublicFeePaymentMethod(fpc.address, wallet);
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# setup-reverted 1 only nightly
const { PublicFeePaymentMethod } = await import('@aztec/aztec.js/fee');
const { GasSettings } = await import('@aztec/stdlib/gas');
const fpc = await deploy('FPC', token.address, alice);
const gasSettings = GasSettings.default({ maxFeesPerGas: (await node.getCurrentBaseFees()).mul(2) });
const paymentMethod = new PublicFeePaymentMethod(fpc.address, alice, wallet, gasSettings);
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# setup-reverted 2
const fpc = await deploy('FPC', token.address, alice);
const paymentMethod = {
  getAsset: async () => token.address,
  getFeePayer: async () => fpc.address,
  getGasSettings: () => undefined,
  getExecutionPayload: async () => fpc.methods.fee_entrypoint_public(1n, 5n).request(),
};
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# fee-payer-balance 1 only v2.0.2
const { getSchnorrAccount } = await import('@aztec/accounts/schnorr');
const { deriveSigningKey } = await import('@aztec/stdlib/keys');
const secret = Fr.random();
const account = await getSchnorrAccount(pxe, secret, deriveSigningKey(secret), Fr.random());
await account.deploy({ deployWallet: wallet }).wait();
const carol = await account.getWallet();
const call = token.withWallet(carol).methods.transfer_in_public(carol.getAddress(), bob, 0n, 0n);
await call.simulate({ from: carol.getAddress(), skipFeeEnforcement: false });
//# fee-payer-balance 1 only nightly
const carol = await wallet.createSchnorrAccount(Fr.random(), Fr.random());
await (await carol.getDeployMethod()).send({ from }).wait();
const call = token.methods.transfer_in_public(carol.address, bob, 0n, 0n);
await call.simulate({ from: carol.address, skipFeeEnforcement: false });
//# fee-payer-balance 2
const { GasFees } = await import('@aztec/stdlib/gas');
const maxFeesPerGas = new GasFees(10n ** 20n, 10n ** 20n);
const fee = { gasSettings: { maxFeesPerGas, maxPriorityFeesPerGas: maxFeesPerGas } };
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee, skipFeeEnforcement: false });
//# fee-payer-balance 2 works
const { GasFees } = await import('@aztec/stdlib/gas');
const fee = { gasSettings: { maxFeesPerGas: new GasFees(10n ** 20n, 10n ** 20n) } };
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee, skipFeeEnforcement: false });
//# avm-out-of-gas 1 only v2.0.2
const { Gas } = await import('@aztec/stdlib/gas');
const call = token.methods.mint_to_public(bob, 1n);
const { gasLimits } = await call.estimateGas({ from, fee: { estimatedGasPadding: 0 } });
const gasSettings = { gasLimits: new Gas(gasLimits.daGas, gasLimits.l2Gas - 1000), teardownGasLimits: new Gas(0, 0) };
await call.simulate({ from, fee: { gasSettings } });
//# avm-out-of-gas 1 only v2.0.2 works
const { Gas } = await import('@aztec/stdlib/gas');
const call = token.methods.mint_to_public(bob, 1n);
const { gasLimits } = await call.estimateGas({ from });
await call.simulate({ from, fee: { gasSettings: { gasLimits, teardownGasLimits: new Gas(0, 0) } } });
//# avm-out-of-gas 1 only nightly
const { Gas } = await import('@aztec/stdlib/gas');
const call = token.methods.mint_to_public(bob, 1n);
const { estimatedGas } = await call.simulate({ from, includeMetadata: true, fee: { estimateGas: true, estimatedGasPadding: 0 } });
const { daGas, l2Gas } = estimatedGas.gasLimits;
const gasSettings = { gasLimits: new Gas(daGas, l2Gas - 1000), teardownGasLimits: new Gas(0, 0) };
await call.simulate({ from, fee: { gasSettings } });
//# nullifier-collision-revertible 1 only v2.0.2
const call = () => token.methods.transfer_to_public(alice, bob, 100n, 0n).prove({ from });
const [first, second] = [await call(), await call()];
await first.send().wait();
const { revertReason } = await node.simulatePublicCalls(second);
throw revertReason;
//# siloed-nullifier 1 only v2.0.2
const call = () => token.methods.transfer_to_public(alice, bob, 100n, 0n).prove({ from });
const [first, second] = [await call(), await call()];
await first.send().wait();
const { revertReason } = await node.simulatePublicCalls(second);
throw revertReason;
//# nullifier-collision-revertible 1 only nightly
const call = async () => wallet.proveTx(await token.methods.transfer_to_public(alice, bob, 100n, 0n).request(), { from });
const [first, second] = [await call(), await call()];
await first.send().wait();
const { revertReason } = await node.simulatePublicCalls(second);
throw revertReason;
//# siloed-nullifier 1 only nightly
const call = async () => wallet.proveTx(await token.methods.transfer_to_public(alice, bob, 100n, 0n).request(), { from });
const [first, second] = [await call(), await call()];
await first.send().wait();
const { revertReason } = await node.simulatePublicCalls(second);
throw revertReason;
//# avm-no-bytecode 1
const { artifact } = await contractOf('Token');
const instance = await getContractInstanceFromInstantiationParams(artifact, { constructorArgs: [alice, 'A', 'A', 18], salt: Fr.random(), deployer: alice });
await pxe.registerContract({ instance, artifact });
const unpublished = await (await contractOf('Token')).at(instance.address, wallet);
await unpublished.methods.total_supply().simulate({ from });
//# avm-no-bytecode 2
const call = token.methods.mint_to_public(bob, 1n);
call.contractAddress = nowhere;
await call.simulate({ from });
//# avm-nullifier 1
await token.methods.constructor(alice, 'Sunny', 'SUN', 18).simulate({ from });
//# division-by-zero 1
new Fr(1).div(new Fr(0));
//# avm-static 1
const call = token.methods.mint_to_public(alice, 1n);
call.functionDao = { ...call.functionDao, isStatic: true };
await call.simulate({ from });
