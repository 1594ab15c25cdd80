// Programs that make errors happen: see typescript.ts.
//# balance-too-low 1
await token.methods.transfer(bob, 101n).simulate({ from });
//# balance-too-low 3
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const juice = await (await contractOf('FeeJuice')).at(ProtocolContractAddress.FeeJuice, wallet);
await juice.methods.check_balance(10n ** 30n).simulate({ from });
//# balance-too-low 3 works
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const juice = await (await contractOf('FeeJuice')).at(ProtocolContractAddress.FeeJuice, wallet);
await juice.methods.check_balance(0n).simulate({ from });
//# invalid-admin 1
const unowned = await TokenContract.deploy(wallet, AztecAddress.ZERO, 'A', 'A', 18).send({ from, skipInitialization: true }).deployed();
await unowned.methods.constructor(AztecAddress.ZERO, 'A', 'A', 18).simulate({ from });
//# caller-not-minter 1
await forBob(token).methods.mint_to_public(bob, 1n).simulate({ from: bob });
//# caller-not-admin 1
await forBob(token).methods.set_minter(bob, true).simulate({ from: bob });
//# nft-not-minter 1
await forBob(nft).methods.mint(bob, 1n).simulate({ from: bob });
//# nft-not-admin 1
await forBob(nft).methods.set_minter(bob, true).simulate({ from: bob });
//# nft-exists 1
await nft.methods.mint(alice, 1n).send({ from }).wait();
await nft.methods.mint(alice, 1n).simulate({ from });
//# nft-missing 1
await nft.methods.owner_of(7n).simulate({ from });
//# nft-invalid-owner 1
await nft.methods.transfer_in_public(alice, bob, 1n, 0n).simulate({ from });
//# nft-not-found-transfer 1
await nft.methods.transfer_in_private(alice, bob, 1n, 0n).simulate({ from });
//# nft-zero-id 1
await nft.methods.mint(alice, 0n).simulate({ from });
//# amm-liquidity 1
const amm = await register('AMM', token.address, alice, bob);
await amm.methods.get_amount_in_for_exact_out(0n, 0n, 1n).simulate({ from });
//# amm-output 1
const amm = await register('AMM', token.address, alice, bob);
await amm.methods.get_amount_in_for_exact_out(10n, 10n, 0n).simulate({ from });
//# amm-input 1
const amm = await register('AMM', token.address, alice, bob);
await amm.methods.get_amount_out_for_exact_in(10n, 10n, 0n).simulate({ from });
//# router-block 1
const router = await (await contractOf('Router')).at((await import('@aztec/protocol-contracts')).ProtocolContractAddress.Router, wallet);
await router.methods.check_block_number(1, 1_000_000).simulate({ from });
//# router-timestamp 1
const router = await (await contractOf('Router')).at((await import('@aztec/protocol-contracts')).ProtocolContractAddress.Router, wallet);
await router.methods.check_timestamp(1, 1n).simulate({ from });
//# fpc-admin 1
const fpc = await deploy('FPC', token.address, alice);
await forBob(fpc).methods.pull_funds(bob).simulate({ from: bob });
//# vote-ended 1
const voting = await deploy('PrivateVoting', alice);
await voting.methods.end_vote().send({ from }).wait();
await voting.methods.cast_vote(1n).simulate({ from });
//# vote-admin 1
const voting = await deploy('PrivateVoting', alice);
await forBob(voting).methods.end_vote().simulate({ from: bob });
//# crowdfunding-operator 1
const campaign = await deploy('Crowdfunding', token.address, alice, 4_000_000_000);
await forBob(campaign).methods.withdraw(1n).simulate({ from: bob });
//# bridge-token 1
const { EthAddress } = await import('@aztec/foundation/eth-address');
const bridge = await deploy('TokenBridge', token.address, EthAddress.random());
await bridge.methods.exit_to_l1_private(nowhere, EthAddress.random(), 1n, EthAddress.ZERO, 0n).simulate({ from });
//# amm-same-token 1
const amm = await deploy('AMM', token.address, alice, bob);
await amm.methods.swap_exact_tokens_for_tokens(alice, alice, 1n, 1n, 0n).simulate({ from });
//# claim-contract 1
const claims = await deploy('Claim', nft.address, token.address);
const [{ note, noteNonce }] = await pxe.getNotes({ contractAddress: token.address, scopes: [alice] });
const [owner, randomness, value] = note.items;
const donation = { note: { owner, randomness, value: value.toBigInt() }, contract_address: token.address, metadata: { stage: 3, maybe_note_nonce: noteNonce } };
await claims.methods.claim(donation, alice).simulate({ from });
//# claim-owner 1
const claims = await deploy('Claim', token.address, token.address);
const [{ note, noteNonce }] = await pxe.getNotes({ contractAddress: token.address, scopes: [alice] });
const [owner, randomness, value] = note.items;
const donation = { note: { owner, randomness, value: value.toBigInt() }, contract_address: token.address, metadata: { stage: 3, maybe_note_nonce: noteNonce } };
await forBob(claims).methods.claim(donation, bob).simulate({ from: bob });
//# fpc-max-fee 1 only v2.0.2
const { PrivateFeePaymentMethod } = await import('@aztec/aztec.js/fee');
const fpc = await deploy('FPC', token.address, alice);
const paymentMethod = new PrivateFeePaymentMethod(fpc.address, wallet, true);
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# fpc-max-fee 1 only nightly
const { PrivateFeePaymentMethod } = await import('@aztec/aztec.js/fee');
const { GasSettings } = await import('@aztec/stdlib/gas');
const fpc = await deploy('FPC', token.address, alice);
const gasSettings = GasSettings.default({ maxFeesPerGas: (await node.getCurrentBaseFees()).mul(2) });
const paymentMethod = new PrivateFeePaymentMethod(fpc.address, alice, wallet, gasSettings, true);
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# fpc-paymaster-fee 1 only v2.0.2
const { mergeExecutionPayloads } = await import('@aztec/entrypoints/payload');
const fpc = await deploy('FPC', token.address, alice);
const action = token.methods.transfer_in_public(alice, fpc.address, 1n, 5n);
const allowed = await (await wallet.setPublicAuthWit({ caller: fpc.address, action }, true)).request();
const paid = await fpc.methods.fee_entrypoint_public(1n, 5n).request();
const paymentMethod = {
  getAsset: async () => token.address,
  getFeePayer: async () => fpc.address,
  getExecutionPayload: async () => mergeExecutionPayloads([allowed, paid]),
};
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# fpc-paymaster-fee 1 only nightly
const { mergeExecutionPayloads } = await import('@aztec/entrypoints/payload');
const { SetPublicAuthwitContractInteraction } = await import('@aztec/aztec.js/authorization');
const fpc = await deploy('FPC', token.address, alice);
const intent = { caller: fpc.address, action: token.methods.transfer_in_public(alice, fpc.address, 1n, 5n) };
const allowed = await (await SetPublicAuthwitContractInteraction.create(wallet, alice, intent, true)).request();
const paid = await fpc.methods.fee_entrypoint_public(1n, 5n).request();
const paymentMethod = {
  getAsset: async () => token.address,
  getFeePayer: async () => fpc.address,
  getGasSettings: () => undefined,
  getExecutionPayload: async () => mergeExecutionPayloads([allowed, paid]),
};
await token.methods.mint_to_public(bob, 1n).simulate({ from, fee: { paymentMethod } });
//# balance-too-low 2 only v2.0.2
const { createPXEService, getPXEServiceConfig } = await import('@aztec/pxe/server');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
const { getInitialTestAccounts } = await import('@aztec/accounts/testing');
const { getSchnorrAccount } = await import('@aztec/accounts/schnorr');
const config = { ...getPXEServiceConfig(), proverEnabled: false };
const pxeOfBob = await createPXEService(node, config, { store: await createStore('bob') });
const [, { secret, signingKey, salt }] = await getInitialTestAccounts();
const elsewhere = await (await getSchnorrAccount(pxeOfBob, secret, signingKey, salt)).register();
await elsewhere.registerContract({ instance: token.instance, artifact: TokenContract.artifact });
await token.methods.transfer(bob, 10n).send({ from }).wait();
await token.withWallet(elsewhere).methods.transfer(alice, 5n).simulate({ from: bob });
//# balance-too-low 2 only v2.0.2 works
const { createPXEService, getPXEServiceConfig } = await import('@aztec/pxe/server');
const { createStore } = await import('@aztec/kv-store/lmdb-v2');
const { getInitialTestAccounts } = await import('@aztec/accounts/testing');
const { getSchnorrAccount } = await import('@aztec/accounts/schnorr');
const config = { ...getPXEServiceConfig(), proverEnabled: false };
const pxeOfBob = await createPXEService(node, config, { store: await createStore('bob') });
const [, { secret, signingKey, salt }] = await getInitialTestAccounts();
const elsewhere = await (await getSchnorrAccount(pxeOfBob, secret, signingKey, salt)).register();
await elsewhere.registerContract({ instance: token.instance, artifact: TokenContract.artifact });
await elsewhere.registerSender(alice);
await token.methods.transfer(bob, 10n).send({ from }).wait();
await token.withWallet(elsewhere).methods.transfer(alice, 5n).simulate({ from: bob });
//# balance-too-low 2 only nightly
const elsewhere = await TestWallet.create(node);
await elsewhere.createSchnorrAccount(keys[1].secret, keys[1].salt, keys[1].signingKey);
await elsewhere.registerContract({ instance: token.instance, artifact: TokenContract.artifact });
await token.methods.transfer(bob, 10n).send({ from }).wait();
await token.withWallet(elsewhere).methods.transfer(alice, 5n).simulate({ from: bob });
//# balance-too-low 2 only nightly works
const elsewhere = await TestWallet.create(node);
await elsewhere.createSchnorrAccount(keys[1].secret, keys[1].salt, keys[1].signingKey);
await elsewhere.registerContract({ instance: token.instance, artifact: TokenContract.artifact });
await elsewhere.registerSender(alice);
await token.methods.transfer(bob, 10n).send({ from }).wait();
await token.withWallet(elsewhere).methods.transfer(alice, 5n).simulate({ from: bob });
