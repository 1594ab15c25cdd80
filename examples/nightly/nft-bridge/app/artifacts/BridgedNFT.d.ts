// Types of the class that `aztec codegen` writes as BridgedNFT.ts. They let the checks read the app without a compiled contract.
import { AztecAddress } from '@aztec/aztec.js/addresses';
import { type AztecAddressLike, type ContractArtifact, type FieldLike } from '@aztec/aztec.js/abi';
import { ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod } from '@aztec/aztec.js/contracts';
import { PublicKeys } from '@aztec/aztec.js/keys';
import type { Wallet } from '@aztec/aztec.js/wallet';
export declare const BridgedNFTContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract BridgedNFT;
 */
export declare class BridgedNFTContract extends ContractBase {
  private constructor();
  /**
   * Creates a contract instance.
   * @param address - The deployed contract's address.
   * @param wallet - The wallet to use when interacting with the contract.
   * @returns A promise that resolves to a new Contract instance.
   */
  static at(address: AztecAddress, wallet: Wallet): Promise<BridgedNFTContract>;
  /**
   * Creates a tx to deploy a new instance of this contract.
   */
  static deploy(wallet: Wallet, admin: AztecAddressLike): DeployMethod<BridgedNFTContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
   */
  static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, admin: AztecAddressLike): DeployMethod<BridgedNFTContract>;
  /**
   * Creates a tx to deploy a new instance of this contract using the specified constructor method.
   */
  static deployWithOpts<M extends keyof BridgedNFTContract['methods']>(opts: {
      publicKeys?: PublicKeys;
      method?: M;
      wallet: Wallet;
  }, ...args: Parameters<BridgedNFTContract['methods'][M]>): DeployMethod<BridgedNFTContract>;
  /**
   * Returns this contract's artifact.
   */
  static get artifact(): ContractArtifact;
  /**
   * Returns this contract's artifact with public bytecode.
   */
  static get artifactForPublic(): ContractArtifact;
  static get storage(): ContractStorageLayout<'admin' | 'bridge' | 'bridged' | 'owned'>;
  /** Type-safe wrappers for the public methods exposed by the contract. */
  methods: {
      /** _set_bridged(token_id: field, bridged: boolean) */
      _set_bridged: ((token_id: FieldLike, bridged: boolean) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** burn(from: struct, token_id: field) */
      burn: ((from: AztecAddressLike, token_id: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** constructor(admin: struct) */
      constructor: ((admin: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** is_bridged(token_id: field) */
      is_bridged: ((token_id: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** mint(to: struct, token_id: field) */
      mint: ((to: AztecAddressLike, token_id: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** owns(owner: struct, token_id: field) */
      owns: ((owner: AztecAddressLike, token_id: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** process_message(message_ciphertext: struct, message_context: struct) */
      process_message: ((message_ciphertext: FieldLike[], message_context: {
          tx_hash: FieldLike;
          unique_note_hashes_in_tx: FieldLike[];
          first_nullifier_in_tx: FieldLike;
          recipient: AztecAddressLike;
      }) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** public_dispatch(selector: field) */
      public_dispatch: ((selector: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** set_bridge(bridge: struct) */
      set_bridge: ((bridge: AztecAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** sync_private_state() */
      sync_private_state: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
      /** transfer(to: struct, token_id: field) */
      transfer: ((to: AztecAddressLike, token_id: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
  };
}
