/** In place of the provider that holds all artifacts in the script: these are files of their own. */
export { LazyProtocolContractsProvider as BundledProtocolContractsProvider } from '@aztec/protocol-contracts/providers/lazy';
