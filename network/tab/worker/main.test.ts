import { afterAll, expect, test, vi } from 'vitest';
import { MAX_MESSAGES, type ToWorker } from '../../../core/tab';
import type { FromWorker } from '../../../core/tabMessages';
import { connect } from './main';

vi.mock('./network', () => ({ startNetwork: () => ({}) }));
vi.mock('./report', () => ({ reportTo: () => undefined }));
vi.mock('./run', () => ({ runSteps: () => new Promise(() => undefined), errorOf: String }));
vi.stubGlobal('__SDK__', 'v1');
vi.stubGlobal('addEventListener', () => undefined);

const own = { ...console };
afterAll(() => void Object.assign(console, own));

test('a program that prints without end sends no more than the page takes, and the next run prints again', () => {
  const sent: FromWorker[] = [];
  const port = { postMessage: (message: FromWorker) => sent.push(message), onmessage: (_: unknown): void => undefined };
  connect(port as unknown as MessagePort);
  const run = (run: number) => port.onmessage({ data: { run, steps: [] } satisfies ToWorker });
  const texts = () => sent.splice(0).flatMap((message) => ('text' in message ? [message.text] : []));

  run(1);
  for (let i = 0; i < 3 * MAX_MESSAGES; i++) console.log(i);
  expect(texts()).toHaveLength(MAX_MESSAGES + 1);

  run(2);
  console.log('again');
  expect(texts()).toEqual(['again']);
});
