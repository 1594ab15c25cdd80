// The real L1 contracts. Blocks are not proposed: the node acts as the rollup towards Inbox and Outbox.
import { RollupContract, deployL1Contracts, getL1ContractsConfigEnvVars } from '@aztec/ethereum';
import { Fr } from '@aztec/foundation/fields';
import { createLogger } from '@aztec/foundation/log';
import { InboxAbi } from '@aztec/l1-artifacts/InboxAbi';
import { OutboxAbi } from '@aztec/l1-artifacts/OutboxAbi';
import { getVKTreeRoot } from '@aztec/noir-protocol-circuits-types/vk-tree';
import type { L2Block } from '@aztec/stdlib/block';
import { createPublicClient, encodeFunctionData, getAbiItem, http, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { protocolCommitment } from '../release';
import { CHAIN_ID, startEvm } from './evm';

const MNEMONIC = 'test test test test test test test test test test test junk';

const accountAt = (addressIndex: number) => {
  const account = mnemonicToAccount(MNEMONIC, { addressIndex });
  return { address: account.address, key: `0x${Buffer.from(account.getHdKey().privateKey!).toString('hex')}` };
};

export type L1 = Awaited<ReturnType<typeof startL1>>;

export async function startL1(settings: { room: string; port: number; genesisArchiveRoot: Fr }) {
  const url = `http://127.0.0.1:${settings.port}`;
  const evm = await startEvm(
    settings.room,
    settings.port,
    Array.from({ length: 10 }, (_, i) => accountAt(i)),
  );
  const { l1ContractAddresses: addresses, rollupVersion } = await deployL1Contracts(
    [url],
    mnemonicToAccount(MNEMONIC),
    foundry,
    createLogger('l1'),
    {
      ...getL1ContractsConfigEnvVars(),
      ...protocolCommitment,
      salt: undefined,
      vkTreeRoot: getVKTreeRoot(),
      genesisArchiveRoot: settings.genesisArchiveRoot,
      realVerifier: false,
      initialValidators: [],
      acceleratedTestDeployments: true,
    },
  );
  const client = createPublicClient({ chain: foundry, transport: http(url) });
  const rollup = addresses.rollupAddress.toString();
  const inbox = addresses.inboxAddress.toString();
  const outbox = addresses.outboxAddress.toString();
  await evm.request('hardhat_setBalance', [rollup, '0x56bc75e2d63100000']);
  await evm.request('hardhat_impersonateAccount', [rollup]);

  const asRollup = async (to: Hex, data: Hex): Promise<void> => {
    const hash = await evm.request('eth_sendTransaction', [{ from: rollup, to, data, gas: '0x1e8480' }]);
    const receipt = await evm.request<{ status: Hex }>('eth_getTransactionReceipt', [hash]);
    if (receipt.status !== '0x1') throw new Error(`L1 transaction ${String(hash)} reverted`);
  };
  const event = getAbiItem({ abi: InboxAbi, name: 'MessageSent' });
  const messages = () => client.getLogs({ address: inbox, event, fromBlock: 0n });

  return {
    chainId: CHAIN_ID,
    rollupVersion: Number(rollupVersion),
    addresses,
    request: evm.request,
    close: () => evm.close(),

    /** The time that the next L1 block would have. */
    async now(): Promise<bigint> {
      const { timestamp } = await evm.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['pending', false]);
      return BigInt(timestamp);
    },

    async messagesOfBlock(number: number): Promise<Fr[]> {
      const args = [BigInt(number)] as const;
      await asRollup(inbox, encodeFunctionData({ abi: InboxAbi, functionName: 'consume', args }));
      const sent = await messages();
      return sent
        .filter(({ args }) => args.l2BlockNumber === BigInt(number))
        .map(({ args }) => Fr.fromHexString(args.hash!));
    },

    async blockOfMessage(message: Fr): Promise<number | undefined> {
      const found = (await messages()).find(({ args }) => args.hash === message.toString());
      return found && Number(found.args.l2BlockNumber);
    },

    /** Tells the Outbox of the block's messages, and the rollup that the block is proven. */
    async publish(block: L2Block): Promise<void> {
      const number = BigInt(block.number);
      const { outHash } = block.header.contentCommitment;
      if (!outHash.isZero()) {
        const args = [number, outHash.toString()] as const;
        await asRollup(outbox, encodeFunctionData({ abi: OutboxAbi, functionName: 'insert', args }));
      }
      const tips = `0x${((number << 128n) | number).toString(16).padStart(64, '0')}`;
      await evm.request('hardhat_setStorageAt', [rollup, RollupContract.stfStorageSlot, tips]);
    },
  };
}
