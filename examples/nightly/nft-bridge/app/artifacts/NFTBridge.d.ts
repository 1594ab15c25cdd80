// Types of the class that `aztec codegen` writes as NFTBridge.ts. They let the checks read the app without a compiled contract.
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { type AztecAddressLike, type ContractArtifact, type EthAddressLike, type FieldLike } from '@aztec/aztec.js/abi';
import { ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod } from '@aztec/aztec.js/contracts';
import { PublicKeys } from '@aztec/aztec.js/keys';
import type { Wallet } from '@aztec/aztec.js/wallet';
export declare const NFTBridgeContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract NFTBridge;
 */
export declare class NFTBridgeContract extends ContractBase {
  private constructor();
  /**
   * Creates a contract instance.
   * @param address - The deployed contract's address.
   * @param wallet - The wallet to use when interacting with the contract.
   * @returns A promise that resolves to a new Contract instance.
   */
  static at(address: AztecAddress, wallet: Wallet): Promise<NFTBridgeContract>;
  /**
   * Creates a tx to deploy a new instance of this contract.
   */
  static deploy(wallet: Wallet, nft: AztecAddressLike, portal: EthAddressLike): DeployMethod<NFTBridgeContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
   */
  static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, nft: AztecAddressLike, portal: EthAddressLike): DeployMethod<NFTBridgeContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified constructor method.
   */
  static deployWithOpts<M extends keyof NFTBridgeContract['methods']>(opts: {
      publicKeys?: PublicKeys;
      method?: M;
      wallet: Wallet;
  }, ...args: Parameters<NFTBridgeContract['methods'][M]>): DeployMethod<NFTBridgeContract>;
  /**
   * Returns this contract's artifact.
   */
  static get artifact(): ContractArtifact;
  /**
   * Returns this contract's artifact with public bytecode.
   */
  static get artifactForPublic(): ContractArtifact;
  static get storage(): ContractStorageLayout<'nft' | 'portal'>;
  /** Type-safe wrappers for the public methods exposed by the contract. */
  methods: {
      /** claim(to: struct, token_id: field, secret: field, leaf_index: field) */
      claim: ((to: AztecAddressLike, token_id: FieldLike, secret: FieldLike, leaf_index: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** constructor(nft: struct, portal: struct) */
      constructor: ((nft: AztecAddressLike, portal: EthAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** exit(token_id: field, recipient: struct) */
      exit: ((token_id: FieldLike, recipient: EthAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
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
