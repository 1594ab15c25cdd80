import autocannon from 'autocannon';
import type { Visit } from './readers';
import { SUBSCRIBE_PATH, SUBSCRIBE_SOURCE } from '../../../core/emailSubscription';

/** Each as fast as it gets answers. */
export type Crowd = { url: string; connections: number; seconds: number; round: number };

/** A client of its own for each number, as a proxy would name it. */
const clientOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

interface Ask {
  client: number;
  body: object;
}

async function post(at: string, { url, connections, seconds }: Crowd, ask: (number: number) => Ask): Promise<Visit> {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => {
    const { client, body } = ask(next++);
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': clientOf(client),
    };
    return { ...request, headers, body: JSON.stringify(body) };
  };
  const requests = [{ method: 'POST' as const, setupRequest }];
  const seen = await autocannon({ url: url + at, connections, duration: seconds, requests });
  const { p50, p99 } = seen.latency;
  return { p50, p99, answers: seen.requests.total, failed: seen.errors + seen.timeouts + seen['5xx'] };
}

const letters = 'zqxjvkwpybhm';
const unknownWord = (seed: number): string =>
  Array.from({ length: 8 }, (_, i) => letters[(seed * 7 + i * 5 + seed * i) % letters.length]).join('');

const unknownWords = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, i) => unknownWord(seed + i)).join(' ');

/** Made once: the visitors must not need the processor that the server is measured on. */
const LONG_TEXT = unknownWords(0, 3000);

/** What costs each tool most: words that nobody has written, names that are near to none, the longest text. */
export const HOSTILE: Record<string, (seed: number) => object> = {
  search_docs: (seed) => ({ query: unknownWords(seed, 22) }),
  explain_error: (seed) => ({ text: `cannot find the note ${seed} ${LONG_TEXT}`.slice(0, 20_000) }),
  get_page: (seed) => ({ path: `/developers/${unknownWord(seed)}` }),
  list_pages: () => ({}),
  compare_page: (seed) => ({ path: `/nightly/developers/${unknownWord(seed)}` }),
  look_up_symbol: (seed) => ({ name: unknownWord(seed) }),
};

/** All tools in turn. */
export function askHostile(crowd: Crowd): Promise<Visit> {
  const tools = Object.entries(HOSTILE);
  return post('/mcp', crowd, (id) => {
    const [name, argumentsOf] = tools[id % tools.length]!;
    const params = { name, arguments: argumentsOf(id) };
    return { client: id % crowd.connections, body: { jsonrpc: '2.0', id, method: 'tools/call', params } };
  });
}

/** A new client and a new address each time. */
export const subscribe = (crowd: Crowd): Promise<Visit> =>
  post(SUBSCRIBE_PATH, crowd, (number) => ({
    client: number + 1_000_000 * crowd.round,
    body: { email: `load-${crowd.round}-${number}@example.org`, source: SUBSCRIBE_SOURCE },
  }));
