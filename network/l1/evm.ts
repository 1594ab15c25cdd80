// Ethereum in this process: EDR, the EVM inside Hardhat, behind HTTP and with the names that anvil gives its methods.
// It takes the place of anvil because its packages exist for more platforms.
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';

interface Provider {
  handleRequest(request: string): Promise<{ data: string | Answer }>;
}
interface Edr {
  EdrContext: new () => {
    registerProviderFactory(chain: string, factory: unknown): Promise<void>;
    createProvider(chain: string, ...settings: unknown[]): Promise<Provider>;
  };
  ContractDecoder: new () => unknown;
  L1_CHAIN_TYPE: string;
  PRAGUE: string;
  MineOrdering: { Fifo: unknown };
  l1ProviderFactory(): unknown;
  l1GenesisState(hardfork: unknown): unknown[];
  l1HardforkFromString(name: string): unknown;
}
interface Request {
  id: unknown;
  method: string;
  params?: unknown[];
}
interface Answer {
  result?: unknown;
  error?: { message: string };
}

const GAS_LIMIT = 45_000_000n;
export const CHAIN_ID = 31337;

export const platformPackage = (): string => {
  const libc = process.platform === 'linux' ? '-gnu' : '';
  return `@nomicfoundation/edr-${process.platform}-${process.arch}${libc}`;
};

const bytes = (hex: string): Buffer => Buffer.from(hex.slice(2), 'hex');

async function createProvider(room: string, accounts: { address: string; key: string }[]): Promise<Provider> {
  const edr = createRequire(room)(platformPackage()) as Edr;
  const context = new edr.EdrContext();
  await context.registerProviderFactory(edr.L1_CHAIN_TYPE, edr.l1ProviderFactory());
  const rich = accounts.map(({ address }) => ({ address: bytes(address), balance: 10n ** 22n }));
  const config = {
    allowBlocksWithSameTimestamp: false,
    allowUnlimitedContractSize: true,
    bailOnCallFailure: true,
    bailOnTransactionFailure: false,
    chainId: BigInt(CHAIN_ID),
    networkId: BigInt(CHAIN_ID),
    coinbase: Buffer.alloc(20),
    defaultTransactionGasLimit: GAS_LIMIT / 2n,
    genesisState: [...edr.l1GenesisState(edr.l1HardforkFromString(edr.PRAGUE)), ...rich],
    hardfork: edr.PRAGUE,
    initialBaseFeePerGas: 10n ** 9n,
    initialParentBeaconBlockRoot: Buffer.alloc(32),
    minGasPrice: 0n,
    mining: { autoMine: true, memPool: { order: edr.MineOrdering.Fifo } },
    network: { genesisBlockGasLimit: GAS_LIMIT, genesisBlobGas: { gasUsed: 0n, excessGas: 0n } },
    observability: {},
    ownedAccounts: accounts.map(({ key }) => key),
    precompileOverrides: [],
  };
  const silent = { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => undefined };
  const subscription = { subscriptionCallback: () => undefined };
  return context.createProvider(edr.L1_CHAIN_TYPE, config, silent, subscription, new edr.ContractDecoder());
}

const hex = (value: unknown): unknown => (typeof value === 'number' ? `0x${value.toString(16)}` : value);

/** What anvil knows and EDR does not, or knows by another name. */
function translated({ method, params = [] }: Request): { method: string; params: unknown[] } | { result: unknown } {
  const name = method.replace(/^anvil_/, 'hardhat_');
  switch (name) {
    case 'hardhat_setBlockTimestampInterval': // blocks follow the clock here
    case 'hardhat_getIntervalMining':
      return { result: null };
    case 'hardhat_setAutomine':
      return { method: 'evm_setAutomine', params };
    case 'hardhat_setIntervalMining':
      return { method: 'evm_setIntervalMining', params: params.map((seconds) => Number(seconds) * 1000) };
    case 'hardhat_mine':
      return { method: name, params: params.map(hex) };
    default:
      return { method: name, params };
  }
}

export interface Evm {
  request<T = unknown>(method: string, params?: unknown[]): Promise<T>;
  close(): void;
}

export async function startEvm(room: string, port: number, accounts: { address: string; key: string }[]): Promise<Evm> {
  const provider = await createProvider(room, accounts);
  const answer = async (request: Request): Promise<Answer> => {
    const call = translated(request);
    if (!('method' in call)) return { jsonrpc: '2.0', id: request.id, ...call } as Answer;
    const { data } = await provider.handleRequest(JSON.stringify({ jsonrpc: '2.0', id: request.id, ...call }));
    return typeof data === 'string' ? (JSON.parse(data) as Answer) : data;
  };
  const server = await listen(port, answer);
  return {
    async request<T>(method: string, params: unknown[] = []): Promise<T> {
      const { result, error } = await answer({ id: 1, method, params });
      if (error) throw new Error(`${method}: ${error.message}`);
      return result as T;
    },
    close: () => void server.close(),
  };
}

function listen(port: number, answer: (request: Request) => Promise<Answer>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Request | Request[];
    const answers = Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
