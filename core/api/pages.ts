import { entryPointsOf, type ApiData, type ApiSymbol, type MentionedType } from './types';

interface ApiPage {
  /** The name of its file. */
  slug: string;
  title: string;
  /** Entry points, by what follows `@aztec/`; a symbol belongs to the first page that has one of its own. */
  entryPoints: RegExp;
  /** The page that had its names before, and leads on to them. */
  before?: string;
}

/** One set of pages for all releases, so that each has its counterpart. */
export const API_PAGES: readonly ApiPage[] = [
  { slug: 'authorization', title: 'Authorization', entryPoints: /^aztec\.js\/authorization$/ },
  { slug: 'contracts', title: 'Contracts and calls', entryPoints: /^aztec\.js\/contracts$/ },
  { slug: 'deployment', title: 'Deployment', entryPoints: /^aztec\.js\/deployment$/, before: 'contracts' },
  { slug: 'wallet', title: 'Wallets', entryPoints: /^aztec\.js\/wallet$/ },
  { slug: 'account', title: 'Accounts', entryPoints: /^aztec\.js\/account$/, before: 'wallet' },
  {
    slug: 'fields',
    title: 'Fields, addresses and keys',
    entryPoints: /^aztec\.js\/(fields|addresses|eth_address|keys|crypto)$/,
  },
  { slug: 'abi', title: 'Artifacts and ABI', entryPoints: /^aztec\.js\/abi$/ },
  {
    slug: 'transactions',
    title: 'Transactions',
    entryPoints: /^aztec\.js\/(tx|tx_hash)$/,
  },
  {
    slug: 'blocks',
    title: 'Blocks, logs and notes',
    entryPoints: /^aztec\.js\/(block|trees|log|log_id|note|events|protocol)$/,
    before: 'transactions',
  },
  { slug: 'node', title: 'Node client', entryPoints: /^aztec\.js\/(node|rpc)$/ },
  { slug: 'fees', title: 'Fees and bridging', entryPoints: /^aztec\.js\/(fee|fee\/testing|ethereum|messaging)$/ },
  { slug: 'accounts', title: 'Account contracts', entryPoints: /^accounts\// },
  { slug: 'pxe', title: 'PXE', entryPoints: /^(pxe\/|aztec\.js\/interfaces$)/ },
  { slug: 'pxe_stores', title: 'Stores and oracles', entryPoints: /^pxe\//, before: 'pxe' },
  { slug: 'entrypoints', title: 'Entrypoints', entryPoints: /^entrypoints\// },
  { slug: 'utilities', title: 'Utilities', entryPoints: /^aztec\.js(\/utils)?$/ },
];

/** Names whose entry point does not say where they belong. */
const BY_NAME: Record<string, string> = {
  AccountManager: 'account',
  AddressDataProvider: 'pxe_stores',
  CapsuleDataProvider: 'pxe_stores',
  ContractClassWithId: 'deployment',
  ContractDataProvider: 'pxe_stores',
  ContractInstanceWithAddress: 'deployment',
  DataProvider: 'pxe_stores',
  DeployAccountMethod: 'account',
  DeployAccountOptions: 'account',
  DeployMethod: 'deployment',
  DeployOptions: 'deployment',
  DeploySentTx: 'deployment',
  EventType: 'blocks',
  ExtendedNote: 'blocks',
  getContractClassFromArtifact: 'deployment',
  getContractInstanceFromInstantiationParams: 'deployment',
  IntentAction: 'authorization',
  NoteDao: 'pxe_stores',
  NoteDataProvider: 'pxe_stores',
  PrivateEventDataProvider: 'pxe_stores',
  PXEOracleInterface: 'pxe_stores',
  RequestDeployOptions: 'deployment',
  SimulateDeployOptions: 'deployment',
  SyncDataProvider: 'pxe_stores',
  TaggingDataProvider: 'pxe_stores',
};

/** The pages for types of other packages. */
export const MENTIONED_PAGES = ['stdlib-types', 'other-types'] as const;

export const mentionedPage = ({ package: from }: MentionedType): string =>
  MENTIONED_PAGES[from.startsWith('@aztec/stdlib/') ? 0 : 1];

const shortEntry = (entry: string): string => entry.replace('@aztec/', '');

const entriesOf = (data: ApiData, symbol: ApiSymbol): string[] => entryPointsOf(data, symbol).map(shortEntry);

const pageOf = (entries: string[]): string | undefined =>
  API_PAGES.find(({ entryPoints }) => entries.some((entry) => entryPoints.test(entry)))?.slug;

/** The page of each symbol: by the newest release that has it, so that both releases agree. */
export function placeSymbols(here: ApiData, newest: ApiData): Map<string, string> {
  const young = new Map(newest.symbols.map((symbol) => [symbol.name, entriesOf(newest, symbol)]));
  return new Map(
    here.symbols.map((symbol) => {
      const entries = young.get(symbol.name) ?? entriesOf(here, symbol);
      return [symbol.name, BY_NAME[symbol.name] ?? pageOf(entries) ?? 'utilities'];
    }),
  );
}
