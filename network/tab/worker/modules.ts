/** What a reader's program may import. Clients lead to the network of this worker, whatever the address. */
import type { TabNetwork } from './network';

type Module = Record<string, unknown>;

export const MODULES: Record<string, () => Promise<Module>> = {
  '@aztec/aztec.js': () => import('@aztec/aztec.js'),
  '@aztec/aztec.js/addresses': () => import('@aztec/aztec.js/addresses'),
  '@aztec/aztec.js/contracts': () => import('@aztec/aztec.js/contracts'),
  '@aztec/aztec.js/fee': () => import('@aztec/aztec.js/fee'),
  '@aztec/aztec.js/fee/testing': () => import('@aztec/aztec.js/fee/testing'),
  '@aztec/aztec.js/rpc': () => import('@aztec/aztec.js/rpc'),
  '@aztec/aztec.js/wallet': () => import('@aztec/aztec.js/wallet'),
  '@aztec/accounts/schnorr': () => import('@aztec/accounts/schnorr'),
  '@aztec/accounts/testing': () => import('@aztec/accounts/testing'),
  '@aztec/noir-contracts.js/SponsoredFPC': () => import('@aztec/noir-contracts.js/SponsoredFPC'),
  '@aztec/noir-contracts.js/Token': () => import('@aztec/noir-contracts.js/Token'),
  '@aztec/protocol-contracts': () => import('@aztec/protocol-contracts'),
  '@aztec/stdlib/gas': () => import('@aztec/stdlib/gas'),
  '@aztec/stdlib/hash': () => import('@aztec/stdlib/hash'),
  'node:assert/strict': () => import('../stand-ins/assert') as Promise<Module>,
};

function clients({ node, pxe }: TabNetwork): Module {
  const ready = async (): Promise<void> => undefined;
  return { createPXEClient: () => pxe, waitForPXE: ready, createAztecNodeClient: () => node, waitForNode: ready };
}

const loaded = new Map<string, Module>();

export async function load(name: string, network: TabNetwork): Promise<Module> {
  const known = loaded.get(name);
  if (known) return known;
  const importer = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
  if (!importer)
    throw new Error(`${name} is not among the modules that this tab has: ${Object.keys(MODULES).join(', ')}`);
  const found = { ...(await importer()) };
  for (const [key, value] of Object.entries(clients(network))) if (key in found) found[key] = value;
  loaded.set(name, found);
  return found;
}
