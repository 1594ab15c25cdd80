/** Placeholders of the network pages that an operator can fill in once: the form has a field for each. */
export const OPERATOR_PLACEHOLDERS = [
  'NETWORK',
  'AZTEC_VERSION',
  'DATA_DIRECTORY',
  'L1_RPC_URL',
  'L1_CONSENSUS_URL',
  'PUBLIC_IP',
  'P2P_PORT',
  'NODE_PORT',
  'ADMIN_PORT',
  'COINBASE_ADDRESS',
  'ATTESTER_ADDRESS',
  'PUBLISHER_ADDRESS',
  'PROVER_ID',
  'ROLLUP_ADDRESS',
  'REGISTRY_ADDRESS',
  'GOVERNANCE_ADDRESS',
  'GOVERNANCE_PROPOSER_ADDRESS',
  'GSE_ADDRESS',
  'ATTESTER_PRIVATE_KEY',
  'PUBLISHER_PRIVATE_KEY',
  'PROVER_PRIVATE_KEY',
] as const;

export type OperatorPlaceholder = (typeof OPERATOR_PLACEHOLDERS)[number];
