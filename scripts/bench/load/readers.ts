import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../pages/table';

export type Readers = { url: string; pages: readonly string[]; connections: number; seconds: number };

/** Milliseconds; `late` is how long the readers themselves were kept from asking. */
export type Visit = { p50: number; p99: number; answers: number; failed: number; late?: number };

const EVERY_MS = 1000;
/** Kept from one round to the next, as a browser keeps its connection while somebody reads. */
const agents: Agent[] = [];

function read(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false));
  });
}

/**
 * Each on a connection of its own, a page a second, and not all at the same moment. Counted from when a page was due, so
 * that one slow answer does not hide the wait of those after it.
 */
export async function readPages({ url, pages, connections, seconds }: Readers): Promise<Visit> {
  const times: number[] = [];
  const late: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const reader = async (number: number): Promise<void> => {
    const agent = (agents[number] ??= new Agent({ keepAlive: true, maxSockets: 1 }));
    let due = performance.now() + (number / connections) * EVERY_MS;
    for (let i = number; due < end; i += 1, due += EVERY_MS) {
      const left = due - performance.now();
      if (left > 0) {
        await wait(left);
        late.push(performance.now() - due);
      }
      if (!(await read(url + pages[i % pages.length]!, agent))) failed += 1;
      times.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => reader(number)));
  const [p50, p99, lateP99] = [percentile(times, 0.5), percentile(times, 0.99), percentile(late, 0.99)].map(Math.round);
  return { p50: p50!, p99: p99!, answers: times.length, failed, late: lateP99 };
}
