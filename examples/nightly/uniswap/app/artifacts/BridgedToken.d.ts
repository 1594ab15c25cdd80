// Types of the class that `aztec codegen` writes as BridgedToken.ts. They let the checks read the app without a compiled contract.
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { type AztecAddressLike, type ContractArtifact, type EthAddressLike, type FieldLike } from '@aztec/aztec.js/abi';
import { ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod } from '@aztec/aztec.js/contracts';
import { PublicKeys } from '@aztec/aztec.js/keys';
import type { Wallet } from '@aztec/aztec.js/wallet';
export declare const BridgedTokenContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract BridgedToken;
 */
export declare class BridgedTokenContract extends ContractBase {
  private constructor();
  /**
   * Creates a contract instance.
   * @param address - The deployed contract's address.
   * @param wallet - The wallet to use when interacting with the contract.
   * @returns A promise that resolves to a new Contract instance.
   */
  static at(address: AztecAddress, wallet: Wallet): Promise<BridgedTokenContract>;
  /**
   * Creates a tx to deploy a new instance of this contract.
   */
  static deploy(wallet: Wallet, portal: EthAddressLike): DeployMethod<BridgedTokenContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
   */
  static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, portal: EthAddressLike): DeployMethod<BridgedTokenContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified constructor method.
   */
  static deployWithOpts<M extends keyof BridgedTokenContract['methods']>(opts: {
      publicKeys?: PublicKeys;
      method?: M;
      wallet: Wallet;
  }, ...args: Parameters<BridgedTokenContract['methods'][M]>): DeployMethod<BridgedTokenContract>;
  /**
   * Returns this contract's artifact.
   */
  static get artifact(): ContractArtifact;
  /**
   * Returns this contract's artifact with public bytecode.
   */
  static get artifactForPublic(): ContractArtifact;
  static get storage(): ContractStorageLayout<'portal' | 'public_balances' | 'private_balances'>;
  /** Type-safe wrappers for the public methods exposed by the contract. */
  methods: {
      /** balance_of_private(owner: struct) */
      balance_of_private: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** balance_of_public(owner: struct) */
      balance_of_public: ((owner: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** claim_private(to: struct, amount: integer, secret: field, leaf_index: field) */
      claim_private: ((to: AztecAddressLike, amount: (bigint | number), secret: FieldLike, leaf_index: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** claim_public(to: struct, amount: integer, secret: field, leaf_index: field) */
      claim_public: ((to: AztecAddressLike, amount: (bigint | number), secret: FieldLike, leaf_index: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** constructor(portal: struct) */
      constructor: ((portal: EthAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** exit_private(from: struct, amount: integer, recipient: struct, caller_on_l1: struct, authwit_nonce: field) */
      exit_private: ((from: AztecAddressLike, amount: (bigint | number), recipient: EthAddressLike, caller_on_l1: EthAddressLike, authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** exit_public(from: struct, amount: integer, recipient: struct, caller_on_l1: struct, authwit_nonce: field) */
      exit_public: ((from: AztecAddressLike, amount: (bigint | number), recipient: EthAddressLike, caller_on_l1: EthAddressLike, authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** portal() */
      portal: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** portal_public() */
      portal_public: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
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
  };
}
