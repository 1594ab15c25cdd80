/** Contracts, functions and accounts by the names that a reader knows them by. */
import { decodeFromAbi, FunctionSelector, getAllFunctionAbis, type ContractArtifact } from '@aztec/stdlib/abi';
import type { Fr } from '@aztec/foundation/fields';
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import { MAX_CALL } from '../../../core/tab';
import type { TabNetwork } from './network';

/** A page takes no longer ones. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export const short = (hex: string): string => (hex.length > 14 ? `${hex.slice(0, 8)}…${hex.slice(-4)}` : hex);

export class Names {
  private readonly artifacts = new Map<string, ContractArtifact | undefined>();

  constructor(private readonly network: TabNetwork) {
    // Taken on the way in: a PXE would read an artifact of megabytes from its store each time.
    network.watch((pxe) => {
      const register = pxe.registerContract.bind(pxe);
      pxe.registerContract = async (contract) => {
        await register(contract);
        if (contract.artifact) this.artifacts.set(contract.instance.address.toString(), contract.artifact);
      };
    });
  }

  async artifact(address: AztecAddress): Promise<ContractArtifact | undefined> {
    const key = address.toString();
    for (const pxe of this.network.pxes) {
      if (this.artifacts.get(key)) break;
      const { contractInstance } = await pxe.getContractMetadata(address);
      const id = contractInstance?.currentContractClassId;
      this.artifacts.set(key, id && (await pxe.getContractClassMetadata(id, true)).artifact);
    }
    return this.artifacts.get(key);
  }

  async of(address: AztecAddress): Promise<string> {
    const index = this.network.accounts.findIndex((account) => account.equals(address));
    if (index >= 0) return `test account ${index + 1}`;
    const artifact = await this.artifact(address);
    const isAccount = artifact && /Account$/.test(artifact.name);
    return artifact && !isAccount ? cut(artifact.name, 80) : `account ${short(address.toString())}`;
  }

  private async shown(value: unknown): Promise<string> {
    if (typeof value === 'bigint') return value > 10n ** 30n ? short(`0x${value.toString(16)}`) : String(value);
    // A string of a contract has a fixed length.
    if (typeof value === 'string') return `'${value.replaceAll('\0', '')}'`;
    const address = value as AztecAddress | null;
    if (typeof address?.toField === 'function') return this.of(address);
    if (Array.isArray(value)) return `[${(await Promise.all(value.map((item) => this.shown(item)))).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return String(value);
    const inner = (value as { inner?: unknown }).inner;
    return inner === undefined ? '{…}' : this.shown(inner);
  }

  /** `Token.transfer(to: test account 2, amount: 30)` */
  async call(address: AztecAddress, selector: FunctionSelector, args: Fr[]): Promise<string> {
    const contract = await this.of(address);
    for (const abi of getAllFunctionAbis(
      (await this.artifact(address)) ?? ({ functions: [], nonDispatchPublicFunctions: [] } as never),
    )) {
      if (!(await FunctionSelector.fromNameAndParameters(abi.name, abi.parameters)).equals(selector)) continue;
      const decoded = decodeFromAbi(
        abi.parameters.map(({ type }) => type),
        args,
      );
      const values = abi.parameters.length === 1 ? [decoded] : (decoded as unknown[]);
      const shown = await Promise.all(
        abi.parameters.map(async ({ name }, i) => `${name}: ${await this.shown(values[i])}`),
      );
      return cut(`${contract}.${abi.name}(${shown.join(', ')})`, MAX_CALL);
    }
    return `${contract}, function ${selector.toString()}`;
  }
}
