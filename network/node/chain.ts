import { ProtocolContractAddress, protocolContractNames } from '@aztec/protocol-contracts';
import { BundledProtocolContractsProvider } from '@aztec/protocol-contracts/providers/bundle';
import { ContractClassPublishedEvent } from '@aztec/protocol-contracts/class-registry';
import { ContractInstancePublishedEvent } from '@aztec/protocol-contracts/instance-registry';
import type { Fr } from '@aztec/foundation/fields';
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import type { L2Block } from '@aztec/stdlib/block';
import {
  computePublicBytecodeCommitment,
  type ContractClassPublic,
  type ContractInstanceWithAddress,
} from '@aztec/stdlib/contract';
import { GasFees } from '@aztec/stdlib/gas';
import type { BlockHeader, TxEffect } from '@aztec/stdlib/tx';
import type { L1 } from '../l1/contracts';
import { headerOf } from '../release';
import type { WorldState } from '../state/worldState';

type BlockNumber = number | 'latest';

/** The part of an AztecNode that knows blocks and contracts. */
export class Chain {
  protected blocks: L2Block[] = [];
  protected classes = new Map<string, ContractClassPublic>();
  protected instances = new Map<string, ContractInstanceWithAddress>();
  /** Constant: congestion does not happen here. */
  protected readonly fees = new GasFees(0, 1000);

  constructor(
    private readonly version: string,
    protected readonly worldState: WorldState,
    protected readonly l1: L1,
  ) {}

  async addProtocolContracts(): Promise<void> {
    const provider = new BundledProtocolContractsProvider();
    for (const name of protocolContractNames) {
      const { contractClass, instance } = await provider.getProtocolContractArtifact(name);
      const found = { ...contractClass, privateFunctions: [], utilityFunctions: [] } as unknown as ContractClassPublic;
      this.classes.set(found.id.toString(), found);
      this.instances.set(instance.address.toString(), instance);
    }
  }

  protected async addPublished({ contractClassLogs, privateLogs }: TxEffect): Promise<void> {
    for (const log of contractClassLogs.filter((log) =>
      ContractClassPublishedEvent.isContractClassPublishedEvent(log),
    )) {
      const published = await ContractClassPublishedEvent.fromLog(log).toContractClassPublic();
      this.classes.set(published.id.toString(), { ...published, privateFunctions: [], utilityFunctions: [] });
    }
    for (const log of privateLogs.filter((log) =>
      ContractInstancePublishedEvent.isContractInstancePublishedEvent(log),
    )) {
      const instance = ContractInstancePublishedEvent.fromLog(log).toContractInstance();
      this.instances.set(instance.address.toString(), instance);
    }
  }

  isReady = async () => true;
  getBlockNumber = async () => this.blocks.length;
  getProvenBlockNumber = async () => this.blocks.length;
  getNodeVersion = async () => this.version;
  getVersion = async () => this.l1.rollupVersion;
  getChainId = async () => this.l1.chainId;
  getEncodedEnr = async () => undefined;
  getL1ContractAddresses = async () => this.l1.addresses;
  getProtocolContractAddresses = async () => ({
    classRegistry: ProtocolContractAddress.ContractClassRegistry,
    feeJuice: ProtocolContractAddress.FeeJuice,
    instanceRegistry: ProtocolContractAddress.ContractInstanceRegistry,
    multiCallEntrypoint: ProtocolContractAddress.MultiCallEntrypoint,
  });
  getNodeInfo = async () => ({
    nodeVersion: this.version,
    l1ChainId: this.l1.chainId,
    rollupVersion: this.l1.rollupVersion,
    enr: undefined,
    l1ContractAddresses: this.l1.addresses,
    protocolContractAddresses: await this.getProtocolContractAddresses(),
  });
  getCurrentBaseFees = async () => this.fees;
  getAllowedPublicSetup = async () => [];

  getBlock = async (n: BlockNumber) => this.blocks[(n === 'latest' || n < 0 ? this.blocks.length : n) - 1];
  getBlocks = async (from: number, limit: number) => this.blocks.slice(from - 1, from - 1 + limit);
  getPublishedBlocks = async (from: number, limit: number) =>
    (await this.getBlocks(from, limit)).map((block) => ({
      block,
      l1: { blockNumber: BigInt(block.number), timestamp: block.header.globalVariables.timestamp, blockHash: '0x' },
      attestations: [],
    }));
  async getBlockHeader(n: BlockNumber = 'latest'): Promise<BlockHeader | undefined> {
    const block = await this.getBlock(n);
    if (block) return headerOf(block);
    return n === 0 || this.blocks.length === 0 ? this.worldState.getInitialHeader() : undefined;
  }
  async getBlockByHash(hash: Fr): Promise<L2Block | undefined> {
    for (const block of this.blocks) if ((await block.hash()).equals(hash)) return block;
    return undefined;
  }
  getBlockByArchive = async (archive: Fr) => this.blocks.find((block) => block.archive.root.equals(archive));
  getBlockHeaderByHash = (hash: Fr) => this.getBlockByHash(hash).then((block) => block && headerOf(block));
  getBlockHeaderByArchive = (root: Fr) => this.getBlockByArchive(root).then((block) => block && headerOf(block));
  getL2Tips = async () => {
    const tip = { number: this.blocks.length, hash: (await this.blocks.at(-1)?.hash())?.toString() };
    return { latest: tip, proven: tip, finalized: { number: 0, hash: undefined } };
  };
  getWorldStateSyncStatus = async () => ({
    latestBlockNumber: this.blocks.length,
    latestBlockHash: '',
    finalizedBlockNumber: 0,
    oldestHistoricBlockNumber: 0,
    treesAreSynched: true,
  });

  getContractClass = async (id: Fr) => this.classes.get(id.toString());
  getContract = async (address: AztecAddress) => this.instances.get(address.toString());
  getContractClassIds = async () => [...this.classes.values()].map(({ id }) => id);
  getBytecodeCommitment = async (id: Fr) => {
    const found = this.classes.get(id.toString());
    return found && computePublicBytecodeCommitment(found.packedBytecode);
  };
  getDebugFunctionName = async () => undefined;
  registerContractFunctionSignatures = async () => undefined;
}
