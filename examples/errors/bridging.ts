// Programs that make errors happen: see typescript.ts. Custom errors of L1 contracts too: the real contracts revert.
//# mint-handler-missing 1
const { L1TokenManager } = await import('@aztec/aztec.js/ethereum');
const { EthAddress } = await import('@aztec/foundation/eth-address');
await new L1TokenManager(l1Addresses.feeJuiceAddress, undefined, l1, console).getMintAmount();
//# minting-amount 1 only v2.0.2
const { L1FeeJuicePortalManager } = await import('@aztec/aztec.js');
const { createLogger } = await import('@aztec/foundation/log');
const portal = await L1FeeJuicePortalManager.new(pxe, l1, createLogger('a'));
await portal.bridgeTokensPublic(alice, 5n, true);
//# minting-amount 1 only nightly
const { L1FeeJuicePortalManager } = await import('@aztec/aztec.js/ethereum');
const { createLogger } = await import('@aztec/foundation/log');
const portal = await L1FeeJuicePortalManager.new(node, l1, createLogger('a'));
await portal.bridgeTokensPublic(alice, 5n, true);
//# portal-not-deployed 1
const { L1FeeJuicePortalManager } = await import('@aztec/aztec.js/ethereum');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const l1ContractAddresses = { ...l1Addresses, feeJuiceAddress: EthAddress.ZERO };
await L1FeeJuicePortalManager.new({ getNodeInfo: async () => ({ l1ContractAddresses }) }, l1, console);
//# handler-not-deployed 1
const { L1FeeJuicePortalManager } = await import('@aztec/aztec.js/ethereum');
const l1ContractAddresses = { ...l1Addresses, feeAssetHandlerAddress: undefined };
await L1FeeJuicePortalManager.new({ getNodeInfo: async () => ({ l1ContractAddresses }) }, l1, console);
//# l1-to-l2-not-found 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_private(uint256)').slice(2), 'hex'), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
await bridge.methods.claim_private(alice, 5n, secret, index).simulate({ from });
//# l1-to-l2-not-found 1 works
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
await token.methods.set_minter(bridge.address, true).send({ from }).wait();
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_private(uint256)').slice(2), 'hex'), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
for (let block = 0; block < 3; block++) await token.methods.mint_to_public(bob, 1n).send({ from }).wait();
await bridge.methods.claim_private(alice, 5n, secret, index).simulate({ from });
//# l1-to-l2-not-found 2
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
await token.methods.set_minter(bridge.address, true).send({ from }).wait();
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_private(uint256)').slice(2), 'hex'), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
for (let block = 0; block < 3; block++) await token.methods.mint_to_public(bob, 1n).send({ from }).wait();
await bridge.methods.claim_private(alice, 6n, secret, index).simulate({ from });
//# l1-to-l2-nullified 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { computeSecretHash } = await import('@aztec/stdlib/hash');
const { EthAddress } = await import('@aztec/foundation/eth-address');
const { parseEventLogs, toFunctionSelector } = await import('viem');
const { rollupVersion } = await node.getNodeInfo();
const bridge = await deploy('TokenBridge', token.address, EthAddress.fromString(l1.account.address));
await token.methods.set_minter(bridge.address, true).send({ from }).wait();
const secret = Fr.random();
const content = sha256ToField([Buffer.from(toFunctionSelector('mint_to_private(uint256)').slice(2), 'hex'), new Fr(5).toBuffer()]).toString();
const recipient = { actor: bridge.address.toString(), version: BigInt(rollupVersion) };
const args = [recipient, content, (await computeSecretHash(secret)).toString()];
const hash = await l1.writeContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args });
const [{ args: { index } }] = parseEventLogs({ abi: InboxAbi, logs: (await l1.waitForTransactionReceipt({ hash })).logs });
for (let block = 0; block < 3; block++) await token.methods.mint_to_public(bob, 1n).send({ from }).wait();
await bridge.methods.claim_private(alice, 5n, secret, index).send({ from }).wait();
await bridge.methods.claim_private(alice, 5n, secret, index).simulate({ from });
//# l2-to-l1-not-exist 1
const { computeL2ToL1MembershipWitnessFromMessagesForAllTxs } = await import('@aztec/stdlib/messaging');
await computeL2ToL1MembershipWitnessFromMessagesForAllTxs([[new Fr(1)]], new Fr(2));
//# erc20-mint-failed 1
const { FeeJuiceContract } = await import('@aztec/ethereum');
const reverted = { ...l1, waitForTransactionReceipt: async () => ({ status: 'reverted' }) };
const juice = Object.create(FeeJuiceContract.prototype);
Object.assign(juice, { client: reverted, assertWalletFeeJuice: () => ({ write: { mint: async () => '0x01' } }) });
await juice.mint(alice.toString(), 1n);
//# erc20-approve-failed 1
const { FeeJuiceContract } = await import('@aztec/ethereum');
const reverted = { ...l1, waitForTransactionReceipt: async () => ({ status: 'reverted' }) };
const juice = Object.create(FeeJuiceContract.prototype);
Object.assign(juice, { client: reverted, assertWalletFeeJuice: () => ({ write: { approve: async () => '0x01' } }) });
await juice.approve(alice.toString(), 1n);
//# wallet-client-required 1
const { FeeJuiceContract } = await import('@aztec/ethereum');
const { createPublicClient, http } = await import('viem');
const readOnly = createPublicClient({ chain: foundry, transport: http('http://localhost:8545') });
await new FeeJuiceContract(l1Addresses.feeJuiceAddress.toString(), readOnly).mint(l1.account.address, 1n);
//# inbox-actortoolarge 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const recipient = { actor: `0x${'ff'.repeat(32)}`, version: BigInt(rollupVersion) };
const zero = `0x${'00'.repeat(32)}`;
await l1.simulateContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args: [recipient, zero, zero] });
//# inbox-contenttoolarge 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const recipient = { actor: alice.toString(), version: BigInt(rollupVersion) };
const zero = `0x${'00'.repeat(32)}`;
await l1.simulateContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args: [recipient, `0x${'ff'.repeat(32)}`, zero] });
//# inbox-contenttoolarge 1 works
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { sha256ToField } = await import('@aztec/foundation/crypto');
const { rollupVersion } = await node.getNodeInfo();
const recipient = { actor: alice.toString(), version: BigInt(rollupVersion) };
const content = sha256ToField([Buffer.from('a withdrawal')]).toString();
await l1.simulateContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args: [recipient, content, content] });
//# inbox-secrethashtoolarge 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const recipient = { actor: alice.toString(), version: BigInt(rollupVersion) };
await l1.simulateContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args: [recipient, `0x${'00'.repeat(32)}`, `0x${'ff'.repeat(32)}`] });
//# inbox-versionmismatch 1
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const zero = `0x${'00'.repeat(32)}`;
await l1.simulateContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args: [{ actor: alice.toString(), version: BigInt(rollupVersion) + 1n }, zero, zero] });
//# inbox-versionmismatch 2
const { InboxAbi } = await import('@aztec/l1-artifacts/InboxAbi');
const zero = `0x${'00'.repeat(32)}`;
await l1.simulateContract({ address: l1Addresses.inboxAddress.toString(), abi: InboxAbi, functionName: 'sendL2Message', args: [{ actor: alice.toString(), version: 1n }, zero, zero] });
//# outbox-blocknotproven 1
const { OutboxAbi } = await import('@aztec/l1-artifacts/OutboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const message = { sender: { actor: alice.toString(), version: BigInt(rollupVersion) }, recipient: { actor: l1.account.address, chainId: 31337n }, content: `0x${'00'.repeat(32)}` };
await l1.simulateContract({ address: l1Addresses.outboxAddress.toString(), abi: OutboxAbi, functionName: 'consume', args: [message, 1_000_000n, 0n, []] });
//# outbox-nothingtoconsumeatblock 2
const { OutboxAbi } = await import('@aztec/l1-artifacts/OutboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const message = { sender: { actor: alice.toString(), version: BigInt(rollupVersion) }, recipient: { actor: l1.account.address, chainId: 31337n }, content: `0x${'00'.repeat(32)}` };
await l1.simulateContract({ address: l1Addresses.outboxAddress.toString(), abi: OutboxAbi, functionName: 'consume', args: [message, 0n, 0n, []] });
//# outbox-invalidrecipient 1
const { OutboxAbi } = await import('@aztec/l1-artifacts/OutboxAbi');
const { rollupVersion } = await node.getNodeInfo();
const message = { sender: { actor: alice.toString(), version: BigInt(rollupVersion) }, recipient: { actor: l1Addresses.feeJuicePortalAddress.toString(), chainId: 31337n }, content: `0x${'00'.repeat(32)}` };
await l1.simulateContract({ address: l1Addresses.outboxAddress.toString(), abi: OutboxAbi, functionName: 'consume', args: [message, 0n, 0n, []] });
//# outbox-versionmismatch 1
const { OutboxAbi } = await import('@aztec/l1-artifacts/OutboxAbi');
const message = { sender: { actor: alice.toString(), version: 1n }, recipient: { actor: l1.account.address, chainId: 31337n }, content: `0x${'00'.repeat(32)}` };
await l1.simulateContract({ address: l1Addresses.outboxAddress.toString(), abi: OutboxAbi, functionName: 'consume', args: [message, 0n, 0n, []] });
//# erc20insufficientallowance 1
const { FeeJuicePortalAbi } = await import('@aztec/l1-artifacts/FeeJuicePortalAbi');
const { ErrorsAbi } = await import('@aztec/l1-artifacts/ErrorsAbi');
const { TestERC20Abi } = await import('@aztec/l1-artifacts/TestERC20Abi');
await l1.simulateContract({ address: l1Addresses.feeJuicePortalAddress.toString(), abi: [...FeeJuicePortalAbi, ...TestERC20Abi.filter(({ type }) => type === 'error')], functionName: 'depositToAztecPublic', args: [alice.toString(), 1n, new Fr(1).toString()] });
//# erc20insufficientbalance 1
const { TestERC20Abi } = await import('@aztec/l1-artifacts/TestERC20Abi');
await l1.simulateContract({ account: `0x${'12'.repeat(20)}`, address: l1Addresses.feeJuiceAddress.toString(), abi: TestERC20Abi, functionName: 'transfer', args: [l1.account.address, 1n] });
//# erc20insufficientbalance 2
const { TestERC20Abi } = await import('@aztec/l1-artifacts/TestERC20Abi');
await l1.simulateContract({ address: l1Addresses.feeJuiceAddress.toString(), abi: TestERC20Abi, functionName: 'transfer', args: [`0x${'12'.repeat(20)}`, 10n ** 60n] });
//# notminter 1
const { TestERC20Abi } = await import('@aztec/l1-artifacts/TestERC20Abi');
await l1.simulateContract({ account: `0x${'12'.repeat(20)}`, address: l1Addresses.feeJuiceAddress.toString(), abi: TestERC20Abi, functionName: 'mint', args: [l1.account.address, 1n] });
