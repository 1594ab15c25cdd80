// Programs that make errors happen: see typescript.ts.
//# authwit-nonce 1
await token.methods.transfer_in_private(alice, bob, 1n, 5n).simulate({ from });
//# authwit-nonce 1 works
await token.methods.transfer_in_private(alice, bob, 1n, 0n).simulate({ from });
//# message-not-authorized 1 only v2.0.2
const action = forBob(token).methods.transfer_in_private(alice, bob, 1n, 5n);
const signedByBob = await walletOfBob.createAuthWit({ caller: bob, action });
await action.with({ authWitnesses: [signedByBob] }).simulate({ from: bob });
//# message-not-authorized 1 only nightly
const action = token.methods.transfer_in_private(alice, bob, 1n, 5n);
const signedByBob = await wallet.createAuthWit(bob, { caller: bob, action });
await action.with({ authWitnesses: [signedByBob] }).simulate({ from: bob });
//# static-function 1
const call = token.methods.balance_of_public(alice);
call.functionDao = { ...call.functionDao, isStatic: false };
await call.simulate({ from });
//# static-function 1 works
await token.methods.balance_of_public(alice).simulate({ from });
//# rejecting-all 1
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const registry = await (await contractOf('AuthRegistry')).at(ProtocolContractAddress.AuthRegistry, wallet);
await registry.methods.set_reject_all(true).send({ from }).wait();
await forBob(token).methods.transfer_in_public(alice, bob, 1n, 5n).simulate({ from: bob });
//# registry-unauthorized 1
await forBob(token).methods.transfer_in_public(alice, bob, 1n, 5n).simulate({ from: bob });
//# not-initialized 1
await fresh.methods.mint_to_public(alice, 1n).simulate({ from });
//# no-note-found 1
const account = await register('SchnorrAccount', 1n, 2n);
await account.methods.verify_private_authwit(Fr.random()).simulate({ from });
//# initialization-hash 1
await fresh.methods.constructor(alice, 'B', 'B', 18).simulate({ from });
//# initialization-hash 1 works
await fresh.methods.constructor(alice, 'A', 'A', 18).simulate({ from });
//# initializer-address 1
await forBob(fresh).methods.constructor(alice, 'A', 'A', 18).simulate({ from: bob });
//# internal-function 1
await token.methods._increase_public_balance(alice, 1n).simulate({ from });
//# overflow-subtract 1
await token.methods.transfer_in_public(alice, bob, 101n, 0n).simulate({ from });
//# overflow-add 1
await token.methods.mint_to_public(alice, (1n << 128n) - 1n).simulate({ from });
//# overflow-multiply 1
const amm = await register('AMM', token.address, alice, bob);
await amm.methods.get_amount_out_for_exact_in(1n << 100n, 1n << 100n, 1n << 100n).simulate({ from });
//# overflow-multiply 1 works
const amm = await register('AMM', token.address, alice, bob);
await amm.methods.get_amount_out_for_exact_in(1n << 40n, 1n << 40n, 1n << 40n).simulate({ from });
//# sender-not-deployed 1
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const { getCanonicalInstanceRegistry } = await import('@aztec/protocol-contracts/instance-registry');
const { artifact } = await getCanonicalInstanceRegistry();
const registry = await Contract.at(ProtocolContractAddress.ContractInstanceRegistry, artifact, wallet);
await registry.methods.update(Fr.random()).simulate({ from });
//# class-not-registered 1
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const { getCanonicalInstanceRegistry } = await import('@aztec/protocol-contracts/instance-registry');
const { publishContractClass, publishInstance } = await import('@aztec/aztec.js/deployment');
const { SchnorrAccountContractArtifact } = await import('@aztec/accounts/schnorr');
const { contractInstance } = await pxe.getContractMetadata(alice);
if (!(await node.getContractClass(contractInstance.currentContractClassId)))
  await (await publishContractClass(wallet, SchnorrAccountContractArtifact)).send({ from }).wait();
await (await publishInstance(wallet, contractInstance)).send({ from }).wait();
const { artifact } = await getCanonicalInstanceRegistry();
const registry = await Contract.at(ProtocolContractAddress.ContractInstanceRegistry, artifact, wallet);
await registry.methods.update(Fr.random()).simulate({ from });
//# update-delay-low 1
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const { getCanonicalInstanceRegistry } = await import('@aztec/protocol-contracts/instance-registry');
const { publishContractClass, publishInstance } = await import('@aztec/aztec.js/deployment');
const { SchnorrAccountContractArtifact } = await import('@aztec/accounts/schnorr');
const { contractInstance } = await pxe.getContractMetadata(alice);
if (!(await node.getContractClass(contractInstance.currentContractClassId)))
  await (await publishContractClass(wallet, SchnorrAccountContractArtifact)).send({ from }).wait();
await (await publishInstance(wallet, contractInstance)).send({ from }).wait();
const { artifact } = await getCanonicalInstanceRegistry();
const registry = await Contract.at(ProtocolContractAddress.ContractInstanceRegistry, artifact, wallet);
await registry.methods.set_update_delay(60n).simulate({ from });
//# update-delay-low 1 works
const { ProtocolContractAddress } = await import('@aztec/protocol-contracts');
const { getCanonicalInstanceRegistry } = await import('@aztec/protocol-contracts/instance-registry');
const { publishContractClass, publishInstance } = await import('@aztec/aztec.js/deployment');
const { SchnorrAccountContractArtifact } = await import('@aztec/accounts/schnorr');
const { contractInstance } = await pxe.getContractMetadata(alice);
if (!(await node.getContractClass(contractInstance.currentContractClassId)))
  await (await publishContractClass(wallet, SchnorrAccountContractArtifact)).send({ from }).wait();
await (await publishInstance(wallet, contractInstance)).send({ from }).wait();
const { artifact } = await getCanonicalInstanceRegistry();
const registry = await Contract.at(ProtocolContractAddress.ContractInstanceRegistry, artifact, wallet);
await registry.methods.set_update_delay(1_000_000n).simulate({ from });
//# partial-note-invalid 1
await token.methods.finalize_transfer_to_private(1n, { commitment: Fr.random() }).simulate({ from });
//# partial-note-zero 1
const partial = await token.methods.prepare_private_balance_increase(bob).simulate({ from });
await token.methods.prepare_private_balance_increase(bob).send({ from }).wait();
await token.methods.finalize_transfer_to_private(0n, partial).simulate({ from });
//# message-nonexistent 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_public(bytes32,uint256)').slice(2), 'hex'), alice.toBuffer(), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
await bridge.methods.claim_public(alice, 5n, secret, index).simulate({ from });
//# message-nonexistent 1 works
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
await token.methods.set_minter(bridge.address, true).send({ from }).wait();
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_public(bytes32,uint256)').slice(2), 'hex'), alice.toBuffer(), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
for (let block = 0; block < 3; block++) await token.methods.mint_to_public(bob, 1n).send({ from }).wait();
await bridge.methods.claim_public(alice, 5n, secret, index).simulate({ from });
//# message-nonexistent 2
const { EthAddress } = await import('@aztec/foundation/eth-address');
const bridge = await deploy('TokenBridge', token.address, EthAddress.random());
await bridge.methods.claim_public(alice, 1n, Fr.random(), 0n).simulate({ from });
//# message-nullified 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
await token.methods.set_minter(bridge.address, true).send({ from }).wait();
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_public(bytes32,uint256)').slice(2), 'hex'), alice.toBuffer(), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
for (let block = 0; block < 3; block++) await token.methods.mint_to_public(bob, 1n).send({ from }).wait();
await bridge.methods.claim_public(alice, 5n, secret, index).send({ from }).wait();
await bridge.methods.claim_public(alice, 5n, secret, index).simulate({ from });
//# hide-msg-sender 1 only nightly
const payload = await token.methods.transfer(bob, 1n).request();
payload.calls[0].hideMsgSender = true;
await wallet.simulateTx(payload, { from });
