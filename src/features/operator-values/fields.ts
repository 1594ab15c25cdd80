import { OPERATOR_PLACEHOLDERS, type OperatorPlaceholder } from '../../../core/operatorPlaceholders';

export type Kind = 'name' | 'version' | 'path' | 'urls' | 'ip' | 'port' | 'address' | 'key';

export interface Field {
  name: OperatorPlaceholder;
  label: string;
  hint: string;
  kind: Kind;
  /** Offered in one click; the first is the most usual. */
  suggestions?: string[];
}

type Row = [kind: Kind, label: string, hint: string, suggestions?: string[]];

const KEY_HINT = '0x and 64 hexadecimal digits.';

const ROWS: Record<OperatorPlaceholder, Row> = {
  NETWORK: ['name', 'Network', 'Its name, such as testnet.', ['testnet', 'staging-public', 'staging-ignition']],
  AZTEC_VERSION: ['version', 'Image version', 'The image tag, such as 1.2.3.'],
  DATA_DIRECTORY: ['path', 'Data directory', 'A folder on the host, such as ./data or /srv/aztec.', ['./data']],
  L1_RPC_URL: ['urls', 'L1 RPC URL', 'Ethereum execution endpoint. Separate several with commas.'],
  L1_CONSENSUS_URL: ['urls', 'L1 consensus URL', 'Ethereum beacon endpoint. Separate several with commas.'],
  PUBLIC_IP: ['ip', 'Public IP address', 'The address that peers reach, such as 203.0.113.7.'],
  P2P_PORT: ['port', 'P2P port', 'TCP and UDP, usually 40400.', ['40400']],
  NODE_PORT: ['port', 'Node port', 'JSON-RPC, usually 8080.', ['8080']],
  ADMIN_PORT: ['port', 'Admin port', 'Usually 8880. Never open it to the internet.', ['8880']],
  COINBASE_ADDRESS: ['address', 'Coinbase address', 'Receives the block rewards.'],
  ATTESTER_ADDRESS: ['address', 'Attester address', 'Identifies your sequencer.'],
  PUBLISHER_ADDRESS: ['address', 'Publisher address', 'Pays for L1 transactions.'],
  PROVER_ID: ['address', 'Prover id', 'The address that is paid for proofs.'],
  ROLLUP_ADDRESS: ['address', 'Rollup contract', 'Its L1 address.'],
  REGISTRY_ADDRESS: ['address', 'Registry contract', 'Its L1 address.'],
  GOVERNANCE_ADDRESS: ['address', 'Governance contract', 'Its L1 address.'],
  GOVERNANCE_PROPOSER_ADDRESS: ['address', 'Governance proposer contract', 'Its L1 address.'],
  GSE_ADDRESS: ['address', 'GSE contract', 'The L1 address of the staking contract.'],
  ATTESTER_PRIVATE_KEY: ['key', 'Attester private key', KEY_HINT],
  PUBLISHER_PRIVATE_KEY: ['key', 'Publisher private key', KEY_HINT],
  PROVER_PRIVATE_KEY: ['key', 'Prover private key', KEY_HINT],
};

export const FIELDS: Field[] = OPERATOR_PLACEHOLDERS.map((name) => {
  const [kind, label, hint, suggestions] = ROWS[name];
  return { name, kind, label, hint, ...(suggestions && { suggestions }) };
});

export type Values = Partial<Record<OperatorPlaceholder, string>>;

const BY_NAME = new Map(FIELDS.map((field) => [field.name, field]));
export const fieldNamed = (name: OperatorPlaceholder): Field => BY_NAME.get(name)!;
