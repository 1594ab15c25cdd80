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

/** Words that nobody has written. */
export function searchHostile({ url, connections, seconds }: Crowd): Promise<Visit> {
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
          const query = Array.from({ length: 22 }, (_, i) => unknownWord(number + i)).join(' ');
          const params = { name: 'search_docs', arguments: { query } };
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
