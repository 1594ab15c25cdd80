import { afterEach, expect, test, vi } from 'vitest';
import { download, SILENT_TICKS } from './download';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A response whose bytes come when the test says so. */
function stream() {
  let control!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  return control;
}

test('a slow connection that goes on delivering is not silent', async () => {
  vi.useFakeTimers();
  const control = stream();
  const { value, silence } = download('/a');
  const silent = vi.fn();
  void silence.then(silent);
  for (let byte = 0; byte < 5; byte++) {
    await vi.advanceTimersByTimeAsync((SILENT_TICKS - 1) * 1000);
    control.enqueue(new Uint8Array([byte]));
  }
  control.close();
  expect([...new Uint8Array(await value)]).toEqual([0, 1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(silent).not.toHaveBeenCalled();
});

test('silence is told, and what comes after it counts', async () => {
  vi.useFakeTimers();
  const control = stream();
  const { value, silence } = download('/a');
  await vi.advanceTimersByTimeAsync(SILENT_TICKS * 1000);
  await silence;
  control.enqueue(new Uint8Array([7]));
  control.close();
  expect([...new Uint8Array(await value)]).toEqual([7]);
});

test('an answer that is an error is one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status: 503 })));
  await expect(download('/a').value).rejects.toThrow('status 503');
});
