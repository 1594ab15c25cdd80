import autocannon from 'autocannon';
import type { Visit } from './readers';
import { SUBSCRIBE_PATH, SUBSCRIBE_SOURCE } from '../../../core/emailSubscription';

/** Each as fast as it gets answers. */
export type Crowd = { url: string; connections: number; seconds: number; round: number };

/** A client of its own for each number, as a proxy would name it. */
const clientOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function run(options: autocannon.Options): Promise<Visit> {
  const { latency, requests, errors, timeouts, ...result } = await autocannon(options);
  return { p50: latency.p50, p99: latency.p99, answers: requests.total, failed: errors + timeouts + result['5xx'] };
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
export function askHostile({ url, connections, seconds }: Crowd): Promise<Visit> {
  const tools = Object.entries(HOSTILE);
  let next = 0;
  return run({
    url: `${url}/mcp`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const number = next++;
          const [name, argumentsOf] = tools[number % tools.length]!;
          const params = { name, arguments: argumentsOf(number) };
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              accept: 'application/json, text/event-stream',
              'x-forwarded-for': clientOf(number % connections),
            },
            body: JSON.stringify({ jsonrpc: '2.0', id: number, method: 'tools/call', params }),
          };
        },
      },
    ],
  });
}

/** A new client and a new address each time. */
export function subscribe({ url, connections, seconds, round }: Crowd): Promise<Visit> {
  let next = 0;
  return run({
    url: url + SUBSCRIBE_PATH,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const number = next++;
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': clientOf(number + 1_000_000 * round) },
            body: JSON.stringify({ email: `load-${round}-${number}@example.org`, source: SUBSCRIBE_SOURCE }),
          };
        },
      },
    ],
  });
}
