// Types of the class that `aztec codegen` writes as Counter.ts. They let the checks read the app without a compiled contract.
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { type AztecAddressLike, type ContractArtifact, type FieldLike } from '@aztec/aztec.js/abi';
import { ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod } from '@aztec/aztec.js/contracts';
import { PublicKeys } from '@aztec/aztec.js/keys';
import type { Wallet } from '@aztec/aztec.js/wallet';
export declare const CounterContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract Counter;
 */
export declare class CounterContract extends ContractBase {
  private constructor();
  /**
   * Creates a contract instance.
   * @param address - The deployed contract's address.
   * @param wallet - The wallet to use when interacting with the contract.
   * @returns A promise that resolves to a new Contract instance.
   */
  static at(address: AztecAddress, wallet: Wallet): Promise<CounterContract>;
  /**
   * Creates a tx to deploy a new instance of this contract.
   */
  static deploy(wallet: Wallet, headstart: (bigint | number), owner: AztecAddressLike): DeployMethod<CounterContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
   */
  static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, headstart: (bigint | number), owner: AztecAddressLike): DeployMethod<CounterContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified constructor method.
   */
  static deployWithOpts<M extends keyof CounterContract['methods']>(opts: {
      publicKeys?: PublicKeys;
      method?: M;
      wallet: Wallet;
  }, ...args: Parameters<CounterContract['methods'][M]>): DeployMethod<CounterContract>;
  /**
   * Returns this contract's artifact.
   */
  static get artifact(): ContractArtifact;
  /**
   * Returns this contract's artifact with public bytecode.
   */
  static get artifactForPublic(): ContractArtifact;
  static get storage(): ContractStorageLayout<'counters'>;
  /** Type-safe wrappers for the public methods exposed by the contract. */
  methods: {
      /** decrement(owner: struct) */
      decrement: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** get_counter(owner: struct) */
      get_counter: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** increment(owner: struct) */
      increment: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** initialize(headstart: integer, owner: struct) */
      initialize: ((headstart: (bigint | number), owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** process_message(message_ciphertext: struct, message_context: struct) */
      process_message: ((message_ciphertext: FieldLike[], message_context: {
          tx_hash: FieldLike;
          unique_note_hashes_in_tx: FieldLike[];
          first_nullifier_in_tx: FieldLike;
          recipient: AztecAddressLike;
      }) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** sync_private_state() */
      sync_private_state: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
  };
}
