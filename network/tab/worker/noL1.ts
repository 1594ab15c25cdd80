import { EthAddress } from '@aztec/foundation/eth-address';
import { Fr } from '@aztec/foundation/fields';
import type { L1 } from '../../l1/contracts';

const CONTRACTS = [
  'rollup',
  'registry',
  'inbox',
  'outbox',
  'feeJuice',
  'stakingAsset',
  'feeJuicePortal',
  'coinIssuer',
  'rewardDistributor',
  'governanceProposer',
  'governance',
];

/** Nothing settles: there are no portals, no messages, and addresses that nobody has. */
export const noL1 = {
  chainId: 31337,
  rollupVersion: 1,
  addresses: Object.fromEntries(CONTRACTS.map((name, i) => [`${name}Address`, EthAddress.fromField(new Fr(i + 1))])),
  now: async () => BigInt(Math.floor(Date.now() / 1000)),
  messagesOfBlock: async () => [],
  blockOfMessage: async () => undefined,
  publish: async () => undefined,
} as unknown as L1;
