import Ajv, { type ErrorObject, type SchemaObject } from 'ajv';

const text = { type: 'string' };
const placeholder = { type: 'string', pattern: '^<[A-Z][A-Z0-9_]*>$' };
const hex = (digits: number) => ({ anyOf: [placeholder, { type: 'string', pattern: `^0x[0-9a-fA-F]{${digits}}$` }] });
const index = (minimum: number) => ({ type: 'integer', minimum });
const oneOrMany = (schema: SchemaObject) => ({ anyOf: [schema, { type: 'array', items: schema, minItems: 1 }] });

function strict(properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject {
  return { type: 'object', properties, required, additionalProperties: false };
}

const signer = {
  anyOf: [text, strict({ remoteSignerUrl: text, certPath: text, certPass: text }, ['remoteSignerUrl'])],
};
const account = {
  anyOf: [
    hex(64),
    hex(40),
    strict({ address: hex(40), remoteSignerUrl: text, certPath: text, certPass: text }, ['address']),
    strict({ path: text, password: text }, ['path']),
    strict(
      {
        mnemonic: text,
        addressIndex: index(0),
        accountIndex: index(0),
        addressCount: index(1),
        accountCount: index(1),
      },
      ['mnemonic'],
    ),
  ],
};

/** Keystore of a node: who attests, publishes, proves, and which signer holds the keys. */
const keystore = {
  ...strict(
    {
      schemaVersion: { const: 1 },
      remoteSigner: signer,
      slasher: oneOrMany(account),
      prover: { anyOf: [account, strict({ id: hex(40), publisher: oneOrMany(account) }, ['id', 'publisher'])] },
      validators: {
        type: 'array',
        items: strict(
          {
            attester: oneOrMany(account),
            publisher: oneOrMany(account),
            coinbase: hex(40),
            feeRecipient: hex(64),
            remoteSigner: signer,
          },
          ['attester', 'feeRecipient'],
        ),
      },
    },
    ['schemaVersion'],
  ),
  anyOf: [{ required: ['validators'] }, { required: ['prover'] }],
};

const dependency = {
  anyOf: [
    strict({ path: text }, ['path']),
    strict({ git: { type: 'string', pattern: '^https://' }, tag: text, directory: text }, ['git', 'tag']),
  ],
};

const nargo = {
  anyOf: [
    strict({
      package: strict(
        {
          name: { type: 'string', pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' },
          type: { enum: ['contract', 'lib', 'bin'] },
          authors: { type: 'array', items: text },
          compiler_version: text,
          version: text,
          description: text,
          license: text,
        },
        ['name', 'type'],
      ),
      dependencies: { type: 'object', additionalProperties: dependency },
    }),
    strict({ workspace: strict({ members: { type: 'array', items: text }, 'default-member': text }, ['members']) }),
  ],
};

const SERVICE_KEYS = [
  'image',
  'build',
  'container_name',
  'restart',
  'stop_grace_period',
  'env_file',
  'environment',
  'entrypoint',
  'command',
  'ports',
  'expose',
  'volumes',
  'networks',
  'network_mode',
  'depends_on',
  'healthcheck',
  'logging',
  'labels',
  'user',
  'deploy',
  'mem_limit',
  'cpus',
  'ulimits',
  'secrets',
  'configs',
  'extra_hosts',
  'profiles',
  'platform',
  'hostname',
  'working_dir',
  'pull_policy',
  'init',
  'tty',
  'stdin_open',
  'cap_add',
  'cap_drop',
  'security_opt',
  'read_only',
  'tmpfs',
  'shm_size',
  'stop_signal',
  'pid',
  'extends',
  'scale',
  'mem_reservation',
];
const anything = {};
const compose = {
  ...strict(
    {
      name: text,
      services: {
        type: 'object',
        minProperties: 1,
        additionalProperties: strict(Object.fromEntries(SERVICE_KEYS.map((key) => [key, anything]))),
      },
      volumes: { type: 'object' },
      networks: { type: 'object' },
      secrets: { type: 'object' },
      configs: { type: 'object' },
    },
    ['services'],
  ),
  patternProperties: { '^x-': anything },
};

const ajv = new Ajv({ allErrors: true, strict: false });
const SCHEMAS = [
  { name: /(^|\/)(keystore|keys\/|key\d*\.json)/, schema: ajv.compile(keystore), kind: 'keystore' },
  { name: /Nargo\.toml/, schema: ajv.compile(nargo), kind: 'Nargo.toml' },
  { name: /(docker-)?compose[\w.-]*\.ya?ml/, schema: ajv.compile(compose), kind: 'compose file' },
];

export interface SchemaProblem {
  path: string[];
  message: string;
}

/** What a file's name says about its shape is checked; other files only have to parse. */
export function checkShape(title: string | undefined, value: unknown): SchemaProblem[] {
  const found = SCHEMAS.find(({ name }) => name.test(title ?? ''));
  if (!found || found.schema(value)) return [];
  const errors = (found.schema.errors ?? []).filter((error) => error.keyword !== 'anyOf');
  const deepest = Math.max(...errors.map((error) => error.instancePath.length), 0);
  const shown = errors.filter((error) => error.instancePath.length === deepest).slice(0, 3);
  return (shown.length > 0 ? shown : found.schema.errors!).map((error) => toProblem(found.kind, error));
}

function toProblem(kind: string, error: ErrorObject): SchemaProblem {
  const path = error.instancePath.split('/').slice(1);
  const extra = (error.params as { additionalProperty?: string }).additionalProperty;
  const where = path.join('.') || 'the root';
  return {
    path: extra ? [...path, extra] : path,
    message: `${kind}: ${where} ${error.message}${extra ? `: "${extra}"` : ''}`,
  };
}

export const isComposeFile = (title?: string) => SCHEMAS[2]!.name.test(title ?? '');
