import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrevo } from './brevo';
import { retryDelay } from './outbox';
import { makeNewsletter, type TestNewsletter } from './testNewsletter';
import { startTestProvider, type TestProvider } from './testProvider';

let provider: TestProvider;
let site: TestNewsletter | undefined;
beforeEach(async () => {
  provider = await startTestProvider();
});
afterEach(async () => {
  provider.close();
  await site?.remove();
  site = undefined;
});

const open = (settings: Record<string, string> = {}): TestNewsletter => {
  site = makeNewsletter({
    BREVO_API_KEY: 'key',
    BREVO_API_URL: provider.url,
    SUBSCRIBE_CLIENT_LIMIT: '1000',
    ...settings,
  });
  return site;
};
const states = async (from: TestNewsletter) => (await from.newsletter().subscribers.list()).map((row) => row.status);
const settled = (from: TestNewsletter, count: number) =>
  vi.waitFor(async () => {
    await from.newsletter().outbox.forwardDue();
    expect((await states(from)).filter((state) => state === 'delivered')).toHaveLength(count);
  }, 5000);

describe('[NEWS-5] delivery to the provider', () => {
  test('a new address is one call; the same address twice is still one', async () => {
    const from = open({ BREVO_LIST_ID: '12' });
    await from.post({ email: 'a@b.co' });
    await from.post({ email: 'A@b.co' });
    await settled(from, 1);
    expect(provider.calls).toEqual([
      { path: '/contacts', apiKey: 'key', body: { email: 'a@b.co', listIds: [12], updateEnabled: true } },
    ]);
  });

  test('with a template the reader confirms first', async () => {
    const from = open({ BREVO_LIST_ID: '12', BREVO_DOI_TEMPLATE_ID: '3' });
    await from.post({ email: 'a@b.co' });
    await settled(from, 1);
    expect(provider.calls).toMatchObject([
      {
        path: '/contacts/doubleOptinConfirmation',
        body: { email: 'a@b.co', includeListIds: [12], templateId: 3, redirectionUrl: 'https://docs.aztec.network' },
      },
    ]);
  });

  test('without a key the address is kept, and delivered once there is one', async () => {
    const from = open({ BREVO_API_KEY: '' });
    expect((await from.post({ email: 'a@b.co' })).status).toBe(200);
    expect(await from.newsletter().outbox.forwardDue()).toBe(0);
    expect(await states(from)).toEqual(['pending']);
    expect(provider.calls).toEqual([]);
  });

  test('an outage loses nothing, also over a restart', async () => {
    const from = open();
    provider.set({ status: 503 });
    for (let i = 0; i < 30; i += 1)
      expect((await from.post({ email: `r${i}@b.co` }, { ip: `192.0.2.${i}` })).status).toBe(200);
    await from.newsletter().outbox.forwardDue();
    expect(await states(from)).toEqual(Array(30).fill('pending'));
    await from.restart();
    provider.set({ status: 201 });
    const before = provider.calls.length;
    await settled(from, 30);
    expect(provider.emails().slice(before).sort()).toEqual(Array.from({ length: 30 }, (_, i) => `r${i}@b.co`).sort());
  });

  test('a provider out of order is not asked once for every waiting address', async () => {
    const from = open({ BREVO_API_KEY: '' });
    for (let i = 0; i < 20; i += 1) await from.post({ email: `r${i}@b.co` });
    provider.set({ status: 503 });
    await from.restart({ BREVO_API_KEY: 'key' });
    await from.newsletter().outbox.forwardDue();
    // Four deliveries at a time, two calls each.
    expect(provider.calls.length).toBeLessThanOrEqual(8);
    provider.set({ status: 201 });
    await settled(from, 20);
  });

  test('delivery goes on by itself after an outage', async () => {
    const from = open();
    provider.set({ status: 503 });
    await from.post({ email: 'a@b.co' });
    await from.newsletter().outbox.forwardDue();
    provider.set({ status: 201 });
    await settled(from, 1);
  });

  test('during an outage no answer waits for the provider, which is left alone', async () => {
    const from = open({ OUTBOX_RETRY_MS: '60000' });
    provider.set('hang');
    for (let i = 0; i < 10; i += 1) expect((await from.post({ email: `r${i}@b.co` })).status).toBe(200);
    expect(await states(from)).toEqual(Array(10).fill('pending'));
    expect(provider.calls.length).toBeLessThanOrEqual(8);
  }, 20_000);

  test('an address the provider refuses is kept aside and not tried again', async () => {
    const from = open();
    provider.set({ status: 400, body: { code: 'invalid_parameter', message: 'a@b.co is not valid' } });
    await from.post({ email: 'a@b.co' });
    await vi.waitFor(async () => expect(await states(from)).toEqual(['rejected']));
    await from.newsletter().outbox.forwardDue();
    expect(provider.calls).toHaveLength(1);
    expect(from.logs.join()).not.toContain('a@b.co');
  });

  test('two machines on one store deliver an address once', async () => {
    const from = open({ BREVO_API_KEY: '' });
    for (let i = 0; i < 40; i += 1) await from.post({ email: `r${i}@b.co` });
    const claimed = (await Promise.all([20, 20, 20].map(from.claim))).flat().map((entry) => entry.id);
    expect([claimed.length, new Set(claimed).size]).toEqual([40, 40]);
  });
});

describe('one delivery', () => {
  const brevo = (timeoutMs = 100) => createBrevo({ apiKey: 'k', apiUrl: provider.url, timeoutMs });

  test.each([
    [{ status: 201 }, 'delivered', 1],
    [{ status: 204 }, 'delivered', 1],
    [{ status: 200 }, 'retry', 1],
    [{ status: 202 }, 'retry', 1],
    [{ status: 400, body: { code: 'duplicate_parameter' } }, 'delivered', 1],
    [{ status: 400, body: { code: 'invalid_parameter' } }, 'rejected', 1],
    [{ status: 401, body: { code: 'unauthorized' } }, 'retry', 1],
    [{ status: 429 }, 'retry', 1],
    [{ status: 500 }, 'retry', 2],
    [{ status: 503, body: 'not json' }, 'retry', 2],
    ['hang' as const, 'retry', 2],
  ])('%j is %s after %i calls', async (behaviour, kind, calls) => {
    provider.set(behaviour);
    expect((await brevo(behaviour === 'hang' ? 100 : 20_000).deliver('a@b.co')).kind).toBe(kind);
    expect(provider.calls).toHaveLength(calls);
  });

  test('nobody listening: given up within 8 seconds', async () => {
    provider.close();
    expect(await brevo().deliver('a@b.co')).toMatchObject({ kind: 'retry', reason: 'network' });
  });

  test('a silent provider is given up after two times 3 seconds', async () => {
    provider.set('hang');
    const wait = vi.spyOn(AbortSignal, 'timeout');
    const result = await createBrevo({ apiKey: 'k', apiUrl: provider.url }).deliver('a@b.co');
    expect(result).toMatchObject({ kind: 'retry', reason: 'timeout' });
    expect(wait.mock.calls).toEqual([[3000], [3000]]);
    wait.mockRestore();
    expect(provider.calls).toHaveLength(2);
  }, 20_000);

  test.each(['99999999999', '1e300', 'Infinity'])('a wait of %s s is cut at six hours', async (wait) => {
    const from = open();
    provider.set({ status: 429, headers: { 'retry-after': wait } });
    await from.post({ email: 'a@b.co' });
    await vi.waitFor(async () => expect((await from.newsletter().subscribers.list())[0]?.attempts).toBe(1), 20_000);
    const [row] = await from.newsletter().store.read('SELECT next_attempt_at AS due FROM subscribers');
    expect(Number(row!['due'])).toBeLessThanOrEqual(Date.now() + 6 * 3_600_000);
  });

  test('an error that never ends is left after a few KB', async () => {
    provider.set('endless');
    // Its time is up long after that of this test.
    expect((await brevo(3_600_000).deliver('a@b.co')).kind).toBe('retry');
    expect(provider.sent()).toBeLessThan(64 * 1024 * 1024);
    await vi.waitFor(() => expect(provider.open()).toBe(0), 20_000);
  });

  test('an error that stalls is left when the time is up', async () => {
    provider.set('stalled');
    expect((await brevo(200).deliver('a@b.co')).kind).toBe('retry');
    await vi.waitFor(() => expect(provider.open()).toBe(0), 20_000);
  });

  test('the wait doubles up to six hours', () => {
    const waits = [0, 1, 2, 3, 20, 99].map((attempts) => retryDelay(attempts, 30_000, 0.5));
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 21_600_000, 21_600_000]);
  });
});
