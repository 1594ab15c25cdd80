// The types of the file that `aztec codegen` writes for this contract. Running the tutorial replaces it.
import { AztecAddress, type AztecAddressLike, type ContractArtifact, ContractBase, ContractFunctionInteraction, type ContractMethod, type ContractStorageLayout, DeployMethod, type EthAddressLike, type FieldLike, PublicKeys, type Wallet } from '@aztec/aztec.js';
export declare const UniswapContractArtifact: ContractArtifact;
/**
 * Type-safe interface for contract Uniswap;
 */
export declare class UniswapContract extends ContractBase {
    private constructor();
    /**
     * Creates a contract instance.
     * @param address - The deployed contract's address.
     * @param wallet - The wallet to use when interacting with the contract.
     * @returns A promise that resolves to a new Contract instance.
     */
    static at(address: AztecAddress, wallet: Wallet): Promise<UniswapContract>;
    /**
     * Creates a tx to deploy a new instance of this contract.
     */
    static deploy(wallet: Wallet, portal: EthAddressLike): DeployMethod<UniswapContract>;
    /**
     * Creates a tx to deploy a new instance of this contract using the specified public keys hash to derive the address.
     */
    static deployWithPublicKeys(publicKeys: PublicKeys, wallet: Wallet, portal: EthAddressLike): DeployMethod<UniswapContract>;
    /**
     * Creates a tx to deploy a new instance of this contract using the specified constructor method.
     */
    static deployWithOpts<M extends keyof UniswapContract['methods']>(opts: {
        publicKeys?: PublicKeys;
        method?: M;
        wallet: Wallet;
    }, ...args: Parameters<UniswapContract['methods'][M]>): DeployMethod<UniswapContract>;
    /**
     * Returns this contract's artifact.
     */
    static get artifact(): ContractArtifact;
    /**
     * Returns this contract's artifact with public bytecode.
     */
    static get artifactForPublic(): ContractArtifact;
    static get storage(): ContractStorageLayout<'portal' | 'burn_nonce'>;
    /** Type-safe wrappers for the public methods exposed by the contract. */
    methods: {
        /** constructor(portal: struct) */
        constructor: ((portal: EthAddressLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
        /** process_message(message_ciphertext: struct, message_context: struct) */
        process_message: ((message_ciphertext: FieldLike[], message_context: {
            tx_hash: FieldLike;
            unique_note_hashes_in_tx: FieldLike[];
            first_nullifier_in_tx: FieldLike;
            recipient: AztecAddressLike;
        }) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
        /** public_dispatch(selector: field) */
        public_dispatch: ((selector: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
        /** swap_private(input_bridge: struct, output_bridge: struct, order: struct, authwit_nonce: field) */
        swap_private: ((input_bridge: AztecAddressLike, output_bridge: AztecAddressLike, order: {
            amount_in: (bigint | number);
            minimum_out: (bigint | number);
            fee_tier: (bigint | number);
            secret_hash: FieldLike;
            caller_on_l1: EthAddressLike;
        }, authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
        /** swap_public(input_bridge: struct, output_bridge: struct, order: struct, recipient: struct, authwit_nonce: field) */
        swap_public: ((input_bridge: AztecAddressLike, output_bridge: AztecAddressLike, order: {
            amount_in: (bigint | number);
            minimum_out: (bigint | number);
            fee_tier: (bigint | number);
            secret_hash: FieldLike;
            caller_on_l1: EthAddressLike;
        }, recipient: AztecAddressLike, authwit_nonce: FieldLike) => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
        /** sync_private_state() */
        sync_private_state: (() => ContractFunctionInteraction) & Pick<ContractMethod, 'selector'>;
    };
}
