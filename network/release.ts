// Where the packages of the two releases differ. The types are those of 2.0.2; what 3.0.0 added is looked up here.
import * as testing from '@aztec/accounts/testing';
import type { Fr } from '@aztec/foundation/fields';
import * as protocolContracts from '@aztec/protocol-contracts';
import * as blocks from '@aztec/stdlib/block';
import type { L2Block } from '@aztec/stdlib/block';
import { BlockHeader } from '@aztec/stdlib/tx';

type Anything = Record<string, unknown>;

/** 3.0.0 has a header of a block apart from that in the archive. */
const L2BlockHeader = (blocks as unknown as { L2BlockHeader?: typeof BlockHeader }).L2BlockHeader;
export const isV3 = L2BlockHeader !== undefined;

type HeaderArguments = ConstructorParameters<typeof BlockHeader>;

/** 3.0.0 takes a hash of the effects as the last argument; 2.0.2 ignores it. */
export const makeHeader = (effectsHash: Fr, ...args: HeaderArguments): BlockHeader =>
  Reflect.construct(L2BlockHeader ?? BlockHeader, [...args, effectsHash]) as BlockHeader;

/** The header that goes into the archive. */
export const archived = (header: BlockHeader): BlockHeader =>
  (header as BlockHeader & { toBlockHeader?(): BlockHeader }).toBlockHeader?.() ?? header;

export const headerOf = (block: L2Block): BlockHeader => archived(block.header);

export const processorOptions = (skipFees: boolean, simulation: boolean): unknown[] =>
  isV3 ? [{ skipFeeEnforcement: skipFees, clientInitiatedSimulation: simulation }] : [skipFees, simulation];

const contracts = protocolContracts as unknown as Anything;
/** What the rollup contract must know of the protocol contracts, by the name each release gives it. */
export const protocolCommitment = {
  protocolContractTreeRoot: contracts.protocolContractTreeRoot as Fr,
  protocolContractsHash: contracts.protocolContractsHash as Fr,
};

const accounts = testing as unknown as Record<string, typeof testing.getInitialTestAccounts>;
export const testAccounts = () => (accounts.getInitialTestAccounts ?? accounts.getInitialTestAccountsData)!();
