// Programs that make errors happen. Each begins with its entry and the number of the cause; before it runs what stands in
// examples/<version>/errors.ts, and the network is put back after it.
//# args-undefined 1
const amount = process.env.AMOUNT_THAT_NOBODY_SET;
await token.methods.transfer(bob, amount).send({ from }).wait();
//# args-undefined 1 works
const amount = process.env.AMOUNT_THAT_NOBODY_SET ?? '1';
await token.methods.transfer(bob, amount).send({ from }).wait();
//# profile-utility 1
await token.methods.balance_of_private(alice).profile({ from, profileMode: 'gates' });
//# create-utility 1
await token.methods.balance_of_private(alice).send({ from }).wait();
//# create-utility 1 works
await token.methods.balance_of_private(alice).simulate({ from });
//# no-tx-needed 1
const Token = await contractOf('Token');
const skip = { skipClassPublication: true, skipInstancePublication: true, skipInitialization: true };
await Token.deploy(wallet, alice, 'A', 'A', 18).send({ from, ...skip }).deployed();
//# class-mismatch-deploy 1
const deployment = (await contractOf('Token')).deploy(wallet, alice, 'A', 'A', 18);
await deployment.getInstance();
deployment.artifact = (await contractOf('NFT')).artifact;
await deployment.send({ from }).deployed();
//# wallet-required-instance 1 only v2.0.2
const { DeploySentTx } = await import('@aztec/aztec.js/contracts');
const hash = (await node.getBlock(1)).body.txEffects[0].txHash;
const sent = new DeploySentTx(node, async () => hash, undefined, async () => token.instance);
await sent.deployed();
//# gas-too-much 1 only v2.0.2
await token.methods.mint_to_public(alice, 1n).estimateGas({ from, fee: { estimatedGasPadding: 1000 } });
//# gas-too-much 1 only nightly
await token.methods.mint_to_public(alice, 1n).simulate({ from, fee: { estimateGas: true, estimatedGasPadding: 1000 } });
//# gas-too-much 1 only v2.0.2 works
await token.methods.mint_to_public(alice, 1n).estimateGas({ from });
//# gas-too-much 1 only nightly works
await token.methods.mint_to_public(alice, 1n).simulate({ from, fee: { estimateGas: true } });
//# tx-not-success 1
const { TxHash, TxReceipt, TxStatus } = await import('@aztec/stdlib/tx');
const { SentTx } = await import('@aztec/aztec.js/contracts');
const forgetful = { getTxReceipt: async (hash) => new TxReceipt(hash, TxStatus.DROPPED, 'Tx dropped by P2P node') };
await new SentTx(forgetful, async () => TxHash.random()).wait({ timeout: 5, interval: 0.1, ignoreDroppedReceiptsFor: 0.1 });
//# tx-not-success 2
await token.methods.transfer_in_public(alice, bob, 101n, 0n).send({ from }).wait();
//# tx-not-success 3
const options = { from, contractAddressSalt: new Fr(7), universalDeploy: true };
await TokenContract.deploy(wallet, alice, 'A', 'A', 18).send(options).deployed();
const published = { skipClassPublication: true, skipInstancePublication: true };
await TokenContract.deploy(wallet, alice, 'A', 'A', 18).send({ ...options, ...published }).deployed();
//# timeout-is-mined 1
const { TxHash } = await import('@aztec/stdlib/tx');
const { TxReceipt, TxStatus } = await import('@aztec/stdlib/tx');
const { SentTx } = await import('@aztec/aztec.js/contracts');
const slow = { getTxReceipt: async (hash) => new TxReceipt(hash, TxStatus.PENDING, '') };
const sent = new SentTx(slow, async () => TxHash.random());
await sent.wait({ timeout: 0.2, interval: 0.1 });
//# timeout-other 1
const { retryUntil } = await import('@aztec/foundation/retry');
const blockAfterNext = async () => (await node.getBlockNumber()) > 1_000_000;
await retryUntil(blockAfterNext, 'a block that nobody builds', 0.2, 0.1);
//# function-timeout 1
const { executeTimeout } = await import('@aztec/foundation/timer');
await executeTimeout(() => new Promise(() => undefined), 50, 'a step that does not answer');
//# wait-proven-no-block 1
const { waitForProven } = await import('@aztec/aztec.js/contracts');
const { TxHash, TxReceipt, TxStatus } = await import('@aztec/stdlib/tx');
await waitForProven(node, new TxReceipt(TxHash.random(), TxStatus.PENDING, ''));
//# class-registry-missing 1
const { publishContractClass } = await import('@aztec/aztec.js/deployment');
const bare = { getContractMetadata: async () => ({ contractInstance: undefined }) };
await publishContractClass(bare, TokenContract.artifact);
//# instance-registry-missing 1
const { publishInstance } = await import('@aztec/aztec.js/deployment');
const bare = {
  getContractMetadata: async () => ({ contractInstance: undefined }),
  getContractClassMetadata: async () => ({ isContractClassPubliclyRegistered: true }),
};
await publishInstance(bare, token.instance);
//# fee-juice-missing 1
const { getFeeJuice } = await inside('aztec.js/dest/contract/protocol_contracts.js');
await getFeeJuice({ getContractMetadata: async () => ({ contractInstance: undefined }) });
//# fee-juice-missing 1 only v2.0.2
const { FeeJuicePaymentMethodWithClaim } = await import('@aztec/aztec.js/fee');
const bare = { getAddress: () => alice, getContractMetadata: async () => ({ contractInstance: undefined }) };
const claim = { claimAmount: 1n, claimSecret: Fr.random(), messageLeafIndex: 0n };
await new FeeJuicePaymentMethodWithClaim(bare, claim).getExecutionPayload();
//# sponsored-asset 1
const { SponsoredFeePaymentMethod } = await import('@aztec/aztec.js/fee');
await new SponsoredFeePaymentMethod(nowhere).getAsset();
//# private-function-selector 1
const { broadcastPrivateFunction } = await import('@aztec/aztec.js/deployment');
const { FunctionSelector } = await import('@aztec/stdlib/abi');
const { artifact } = await contractOf('Token');
const selector = await FunctionSelector.fromSignature('transfer_in_public((Field),(Field),u128,Field)');
await broadcastPrivateFunction(wallet, artifact, selector);
//# utility-function-selector 1
const { broadcastUtilityFunction } = await import('@aztec/aztec.js/deployment');
const { FunctionSelector } = await import('@aztec/stdlib/abi');
const { artifact } = await contractOf('Token');
await broadcastUtilityFunction(wallet, artifact, await FunctionSelector.fromSignature('transfer((Field),u128)'));
//# authwit-selector 1 only v2.0.2
const { CallAuthorizationRequest } = await import('@aztec/aztec.js');
await CallAuthorizationRequest.fromFields(Array.from({ length: 10 }, () => new Fr(1)));
//# authwit-selector 1 only nightly
const { CallAuthorizationRequest } = await import('@aztec/aztec.js/authorization');
await CallAuthorizationRequest.fromFields(Array.from({ length: 10 }, () => new Fr(1)));
//# constructor-not-found 1
const { getInitializer } = await import('@aztec/stdlib/abi');
getInitializer((await contractOf('Token')).artifact, 'constructer');
//# constructor-not-found 1 works
const { getInitializer } = await import('@aztec/stdlib/abi');
getInitializer((await contractOf('Token')).artifact, 'constructor');
//# not-an-initializer 1
const { getInitializer } = await import('@aztec/stdlib/abi');
getInitializer((await contractOf('Token')).artifact, 'transfer');
//# no-constructor-named 1
const { artifact } = await contractOf('Token');
await getContractInstanceFromInstantiationParams(artifact, { constructorArtifact: 'constructer', constructorArgs: [], salt: new Fr(1) });
//# unknown-function 1
const { getFunctionArtifactByName } = await import('@aztec/stdlib/abi');
getFunctionArtifactByName((await contractOf('Token')).artifact, 'transfer_of_the_old_build');
//# no-artifact-made 1
const { loadContractArtifact } = await import('@aztec/stdlib/abi');
loadContractArtifact({ name: 'Mine', noir_version: '1', functions: [{ name: 'f', abi: { parameters: [] } }], outputs: { structs: {}, globals: {} } });
//# missing-verification-key 1
const { getContractClassFromArtifact } = await import('@aztec/stdlib/contract');
const { artifact } = await contractOf('Token');
const functions = artifact.functions.map((f) => ({ ...f, verificationKey: undefined }));
await getContractClassFromArtifact({ ...artifact, functions });
//# missing-verification-key 1 works
const { getContractClassFromArtifact } = await import('@aztec/stdlib/contract');
await getContractClassFromArtifact((await contractOf('Token')).artifact);
//# not-transpiled 1
const { loadContractArtifact } = await import('@aztec/stdlib/abi');
const { readFileSync } = await import('node:fs');
const file = `${process.env.NETWORK_PACKAGES}/node_modules/@aztec/noir-contracts.js/artifacts/token_contract-Token.json`;
const { transpiled, ...compiledOnly } = JSON.parse(readFileSync(file, 'utf8'));
loadContractArtifact(compiledOnly);
//# one-public-artifact 1
const { getContractClassFromArtifact } = await import('@aztec/stdlib/contract');
const { artifact } = await contractOf('Token');
const dispatch = artifact.functions.find(({ functionType }) => functionType === 'public');
await getContractClassFromArtifact({ ...artifact, functions: [...artifact.functions, { ...dispatch, name: 'second' }] });
//# registered-tx-hash 1 only v2.0.2
const proven = await token.methods.transfer(bob, 1n).prove({ from });
await proven.send().wait();
await proven.send().wait();
//# event-length 1 only nightly
await token.methods.transfer_to_private(bob, 1n).send({ from }).wait();
const { getDecodedPublicEvents } = await import('@aztec/aztec.js/events');
await getDecodedPublicEvents(node, TokenContract.events.Transfer, 1, 100);
//# event-length 1 only v2.0.2
await token.methods.transfer_to_private(bob, 1n).send({ from }).wait();
await pxe.getPublicEvents(TokenContract.events.Transfer, 1, 100);
