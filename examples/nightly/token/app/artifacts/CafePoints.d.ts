// Types of the class that `aztec codegen` writes as CafePoints.ts. They let the checks read the app without a compiled contract.
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { type AztecAddressLike, type ContractArtifact, type FieldLike } from '@aztec/aztec.js/abi';
import { ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod } from '@aztec/aztec.js/contracts';
import { PublicKeys } from '@aztec/aztec.js/keys';
import type { Wallet } from '@aztec/aztec.js/wallet';
export declare const CafePointsContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract CafePoints;
 */
export declare class CafePointsContract extends ContractBase {
  private constructor();
  /**
   * Creates a contract instance.
   * @param address - The deployed contract's address.
   * @param wallet - The wallet to use when interacting with the contract.
   * @returns A promise that resolves to a new Contract instance.
   */
  static at(address: AztecAddress, wallet: Wallet): Promise<CafePointsContract>;
  /**
   * Creates a tx to deploy a new instance of this contract.
   */
  static deploy(wallet: Wallet, cafe: AztecAddressLike): DeployMethod<CafePointsContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
   */
  static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, cafe: AztecAddressLike): DeployMethod<CafePointsContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified constructor method.
   */
  static deployWithOpts<M extends keyof CafePointsContract['methods']>(opts: {
      publicKeys?: PublicKeys;
      method?: M;
      wallet: Wallet;
  }, ...args: Parameters<CafePointsContract['methods'][M]>): DeployMethod<CafePointsContract>;
  /**
   * Returns this contract's artifact.
   */
  static get artifact(): ContractArtifact;
  /**
   * Returns this contract's artifact with public bytecode.
   */
  static get artifactForPublic(): ContractArtifact;
  static get storage(): ContractStorageLayout<'cafe' | 'public_points' | 'private_points'>;
  /** Type-safe wrappers for the public methods exposed by the contract. */
  methods: {
      /** _give_public(customer: struct, points: integer) */
      _give_public: ((customer: AztecAddressLike, points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** _take_public(customer: struct, points: integer) */
      _take_public: ((customer: AztecAddressLike, points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** award(customer: struct, points: integer) */
      award: ((customer: AztecAddressLike, points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** constructor(cafe: struct) */
      constructor: ((cafe: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** hide(points: integer) */
      hide: ((points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** private_points_of(customer: struct) */
      private_points_of: ((customer: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** process_message(message_ciphertext: struct, message_context: struct) */
      process_message: ((message_ciphertext: FieldLike[], message_context: {
          tx_hash: FieldLike;
          unique_note_hashes_in_tx: FieldLike[];
          first_nullifier_in_tx: FieldLike;
          recipient: AztecAddressLike;
      }) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** public_dispatch(selector: field) */
      public_dispatch: ((selector: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** public_points_of(customer: struct) */
      public_points_of: ((customer: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** reveal(to: struct, points: integer) */
      reveal: ((to: AztecAddressLike, points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** send_private(to: struct, points: integer) */
      send_private: ((to: AztecAddressLike, points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** send_public(to: struct, points: integer) */
      send_public: ((to: AztecAddressLike, points: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** sync_private_state() */
      sync_private_state: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
  };
}
