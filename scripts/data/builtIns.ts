import type { Value } from './value';

type Mappings = { [key: string]: Value };

/** Functions that config mappings and option lists are made with, by what they return. */
const FUNCTIONS: Record<string, (...values: Value[]) => Value> = {
  numberConfigHelper: (value) => ({ defaultValue: value }),
  floatConfigHelper: (value) => ({ defaultValue: value }),
  bigintConfigHelper: (value) => ({ defaultValue: value }),
  percentageConfigHelper: (value) => ({ defaultValue: value }),
  optionalNumberConfigHelper: () => ({}),
  secretValueConfigHelper: () => ({}),
  secretStringConfigHelper: () => ({}),
  secretFrConfigHelper: () => ({}),
  secretFqConfigHelper: () => ({}),
  enumConfigHelper: () => ({}),
  booleanConfigHelper: (value) => ({ defaultValue: value ?? false, isBoolean: true }),
  omitConfigMappings: (mappings, keys) => pick(mappings, (key) => !(keys as Value[]).includes(key)),
  pickConfigMappings: (mappings, keys) => pick(mappings, (key) => (keys as Value[]).includes(key)),
  'Object.keys': (object) => Object.keys((object as Mappings) ?? {}),
  'Object.entries': () => [],
  getOptions: (namespace, mappings) => startOptions(String(namespace), (mappings as Mappings) ?? {}),
  Option: (flags, description) => ({ flags, description }),
  Argument: (flags, description) => ({ flags, description }),
  BigInt: (value) => value,
  String: (value) => (value === undefined ? undefined : String(value)),
};

/** Options that `aztec start` takes once for all modules. */
const UNIVERSAL = new Set([
  'l1RpcUrls',
  'l1ConsensusHostUrls',
  'l1ConsensusHostApiKeys',
  'l1ConsensusHostApiKeyHeaders',
  'l1ChainId',
  'l1Contracts',
  'p2pEnabled',
  'dataDirectory',
  'dataStoreMapSizeKb',
]);

export function builtIn(name: string, values: Value[]): Value {
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]!(...values) : undefined;
}

function pick(mappings: Value, keep: (key: string) => boolean): Value {
  return Object.fromEntries(Object.entries((mappings as Mappings) ?? {}).filter(([key]) => keep(key)));
}

function startOptions(namespace: string, mappings: Mappings): Value {
  return Object.entries(mappings)
    .filter(([key]) => !UNIVERSAL.has(key))
    .map(([key, mapping]) => {
      const { env, defaultValue, isBoolean } = (mapping ?? {}) as Mappings;
      return { flag: `--${namespace}.${key}${isBoolean ? '' : ' <value>'}`, envVar: env, defaultValue };
    });
}
