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

/** Filled in from the second url of a list. */
const SECOND = /^SECOND_(?=\w+_URL$)/;

/** The field that a placeholder is filled in from, if there is one. */
export function fieldOf(placeholder: string): OperatorPlaceholder | undefined {
  const name = placeholder.replace(SECOND, '');
  return OPERATOR_PLACEHOLDERS.find((each) => each === name);
}

/** How a value is written at a place, so that it never ends the quotes, the word, the line or the string it stands in. */
export type Manner =
  | 'text'
  | 'bare'
  | 'shell-word'
  | 'shell-single'
  | 'shell-single-json'
  | 'shell-double'
  | 'env'
  | 'env-part'
  | 'yaml'
  | 'yaml-single'
  | 'yaml-part'
  | 'json'
  | 'json-string';

/** A placeholder in a code block, as the build describes it to the browser. */
export interface Place {
  name: string;
  /** Missing where no field fills it in. */
  manner?: Manner;
  /** A compose file also replaces `$…`. */
  compose?: true;
  /** Which of several urls it takes; without it all of them. */
  url?: 'first' | 'second';
}

/** A file that a page shows in full. */
export interface PageFile {
  name: string;
  /** The section it stands in: a page may show several files of one name. */
  section: string;
  parts: (string | Place)[];
}

/** Where the browser stores them. */
export const OPERATOR_STORAGE = 'operator-values';
