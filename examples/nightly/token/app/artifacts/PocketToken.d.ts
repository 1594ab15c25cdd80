// Types of the class that `aztec codegen` writes as PocketToken.ts. They let the checks read the app without a compiled contract.
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { type AztecAddressLike, type ContractArtifact, type FieldLike } from '@aztec/aztec.js/abi';
import { ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod } from '@aztec/aztec.js/contracts';
import { PublicKeys } from '@aztec/aztec.js/keys';
import type { Wallet } from '@aztec/aztec.js/wallet';
export declare const PocketTokenContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract PocketToken;
 */
export declare class PocketTokenContract extends ContractBase {
  private constructor();
  /**
   * Creates a contract instance.
   * @param address - The deployed contract's address.
   * @param wallet - The wallet to use when interacting with the contract.
   * @returns A promise that resolves to a new Contract instance.
   */
  static at(address: AztecAddress, wallet: Wallet): Promise<PocketTokenContract>;
  /**
   * Creates a tx to deploy a new instance of this contract.
   */
  static deploy(wallet: Wallet, owner: AztecAddressLike): DeployMethod<PocketTokenContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
   */
  static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, owner: AztecAddressLike): DeployMethod<PocketTokenContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified constructor method.
   */
  static deployWithOpts<M extends keyof PocketTokenContract['methods']>(opts: {
      publicKeys?: PublicKeys;
      method?: M;
      wallet: Wallet;
  }, ...args: Parameters<PocketTokenContract['methods'][M]>): DeployMethod<PocketTokenContract>;
  /**
   * Returns this contract's artifact.
   */
  static get artifact(): ContractArtifact;
  /**
   * Returns this contract's artifact with public bytecode.
   */
  static get artifactForPublic(): ContractArtifact;
  static get storage(): ContractStorageLayout<'owner' | 'public_balances' | 'private_balances'>;
  /** Type-safe wrappers for the public methods exposed by the contract. */
  methods: {
      /** _deduct_public_balance(from: struct, amount: integer) */
      _deduct_public_balance: ((from: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** assert_is_owner(caller: struct) */
      assert_is_owner: ((caller: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** burn_private(from: struct, amount: integer, authwit_nonce: field) */
      burn_private: ((from: AztecAddressLike, amount: (bigint | number), authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** burn_public(from: struct, amount: integer, authwit_nonce: field) */
      burn_public: ((from: AztecAddressLike, amount: (bigint | number), authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** constructor(owner: struct) */
      constructor: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** increase_public_balance(to: struct, amount: integer) */
      increase_public_balance: ((to: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** mint_private(to: struct, amount: integer) */
      mint_private: ((to: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** mint_public(to: struct, amount: integer) */
      mint_public: ((to: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** process_message(message_ciphertext: struct, message_context: struct) */
      process_message: ((message_ciphertext: FieldLike[], message_context: {
          tx_hash: FieldLike;
          unique_note_hashes_in_tx: FieldLike[];
          first_nullifier_in_tx: FieldLike;
          recipient: AztecAddressLike;
      }) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** public_dispatch(selector: field) */
      public_dispatch: ((selector: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** sync_private_state() */
      sync_private_state: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer_ownership(new_owner: struct) */
      transfer_ownership: ((new_owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer_private(to: struct, amount: integer) */
      transfer_private: ((to: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer_public(to: struct, amount: integer) */
      transfer_public: ((to: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer_public_from(from: struct, to: struct, amount: integer, authwit_nonce: field) */
      transfer_public_from: ((from: AztecAddressLike, to: AztecAddressLike, amount: (bigint | number), authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer_to_private(to: struct, amount: integer) */
      transfer_to_private: ((to: AztecAddressLike, amount: (bigint | number)) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer_to_public(from: struct, to: struct, amount: integer, authwit_nonce: field) */
      transfer_to_public: ((from: AztecAddressLike, to: AztecAddressLike, amount: (bigint | number), authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** view_private_balance(owner: struct) */
      view_private_balance: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** view_public_balance(owner: struct) */
      view_public_balance: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
  };
}
