import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SUBSCRIBED, SUBSCRIBE_FAILED } from '../../core/emailSubscription';
import { EMAIL_INVALID } from '../../core/email';
import { makeNewsletter, type TestNewsletter } from './testNewsletter';
import { startTestProvider, type TestProvider } from './testProvider';

let site: TestNewsletter;
let provider: TestProvider | undefined;
afterEach(async () => {
  await site.remove();
  provider?.close();
  provider = undefined;
});

const files = () => readdirSync(site.dir).map((name) => path.join(site.dir, name));
const onDisk = (text: string) => files().some((file) => readFileSync(file).includes(text));
const status = async (email: string) => (await site.newsletter().subscribers.find(email))?.status;

test('files belong to their owner alone', async () => {
  site = makeNewsletter();
  await site.post({ email: 'a@b.co' });
  expect(files().length).toBeGreaterThan(1);
  for (const file of files()) expect(statSync(file).mode & 0o777, file).toBe(0o600);
});

test('[NEWS-5] an erased address is gone from the disk too', async () => {
  site = makeNewsletter();
  await site.post({ email: 'erase.me@example.org' });
  await site.post({ email: 'keep.me@example.org' });
  expect(onDisk('erase.me')).toBe(true);
  expect(await site.newsletter().subscribers.erase(['Erase.Me@example.org'])).toBe(1);
  expect(await site.newsletter().subscribers.erase(['nobody@example.org'])).toBe(0);
  expect([onDisk('erase.me'), onDisk('Erase.Me'), onDisk('keep.me')]).toEqual([false, false, true]);
});

/** In no order and of many lengths, so that pages of the database are split many times. */
async function fill(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => `r${(i * 2_654_435_761) % 2 ** 32}@example.org`);
  for (const [i, email] of emails.entries())
    await site.post({ email, url: `https://docs.test/${'p'.repeat((i * 37) % 200)}` });
  return emails;
}

describe('[NEWS-5] of hundreds of addresses', () => {
  beforeEach(() => {
    site = makeNewsletter({ SUBSCRIBE_CLIENT_LIMIT: '10000', SUBSCRIBE_HOURLY_LIMIT: '10000' });
  });

  const left = (emails: readonly string[]) => emails.filter(onDisk);

  test('none that was erased is in any file, while the server runs and after', async () => {
    const emails = await fill(800);
    const [gone, kept] = [emails.filter((_, at) => at % 8 < 5), emails.filter((_, at) => at % 8 >= 5)];
    // As the command does: another connection, beside that of the server.
    const command = site.open();
    expect(await command.subscribers.erase(gone)).toBe(500);
    expect([left(gone), left(kept).length]).toEqual([[], 300]);
    await command.close();
    await site.restart();
    expect((await site.newsletter().subscribers.list()).length).toBe(300);
    expect(left(gone)).toEqual([]);
  });

  test('none that was kept long enough is in any file', async () => {
    const emails = await fill(600);
    const { subscribers: entries } = site.newsletter();
    const sent = new Set<string>();
    for (const entry of await site.claim(400)) {
      await entries.delivered(entry.id);
      sent.add(entry.email);
    }
    expect(await entries.purge(Date.now() + 1000)).toBe(400);
    expect([left([...sent]), left(emails).length]).toEqual([[], 200]);
  });
});

describe('[NEWS-5] a backup', () => {
  const inBackups = (email: string) =>
    readdirSync(path.join(site.dir, 'backups')).some((name) =>
      readFileSync(path.join(site.dir, 'backups', name)).includes(email),
    );
  beforeEach(() => {
    site = makeNewsletter({ SUBSCRIBE_CLIENT_LIMIT: '10000', SUBSCRIBE_HOURLY_LIMIT: '10000' });
  });

  test('holds all, is readable by its owner alone, and gives back what was lost', async () => {
    const emails = await fill(300);
    const { store, subscribers } = site.newsletter();
    await subscribers.delivered((await subscribers.find(emails[0]!))!.id);
    const file = await store.backup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const other = makeNewsletter();
    await other.post({ email: emails[1]!.toUpperCase() });
    expect(await other.newsletter().store.restore(file)).toBe(299);
    const restored = await other.newsletter().subscribers.list();
    expect(restored.map(({ email }) => email.toLowerCase()).sort()).toEqual([...emails].sort());
    expect(restored.find(({ email }) => email === emails[0])?.status).toBe('delivered');
    expect(await other.newsletter().store.restore(file)).toBe(0);
    await other.remove();
  });

  test('forgets who is erased, also who is in it alone, and who was kept long enough', async () => {
    const emails = await fill(300);
    const { store, subscribers } = site.newsletter();
    await store.backup();
    const early = await subscribers.erase(emails.slice(0, 50));
    await store.backup();
    for (const { id } of await site.claim(100)) await subscribers.delivered(id);
    expect([early, await subscribers.purge(Date.now() + 1000)]).toEqual([50, 100]);
    expect(emails.filter(inBackups)).toEqual((await subscribers.list()).map(({ email }) => email));
    // A store that was lost: what is left of it is in the backups.
    await site.newsletter().store.write([{ sql: 'DELETE FROM subscribers', args: [] }]);
    expect(await subscribers.erase([emails[299]!])).toBe(0);
    expect([inBackups(emails[299]!), inBackups(emails[298]!)]).toEqual([false, true]);
  });
});

test('settled addresses are kept for as long as the settings say, waiting ones until they are delivered', async () => {
  site = makeNewsletter({ SUBSCRIBE_RETENTION_DAYS: '1' });
  for (const name of ['sent', 'refused', 'waiting']) await site.post({ email: `${name}@b.co` });
  const { subscribers: entries } = site.newsletter();
  const [sent, refused] = await site.claim(2);
  await entries.delivered(sent!.id);
  await entries.rejected(refused!.id, 'x');
  await site.newsletter().forgetExpired();
  expect((await entries.list()).length).toBe(3);
  expect(await entries.purge(Date.now() + 1000)).toBe(2);
  expect((await entries.list()).map((row) => row.email)).toEqual(['waiting@b.co']);
});

test('hashes depend on a secret outside the database, where there is one', async () => {
  site = makeNewsletter({ SUBSCRIBE_CLIENT_LIMIT: '1' });
  const next = async () => (await site.post({ email: 'a@b.co' })).status;
  expect([await next(), await next()]).toEqual([200, 429]);
  await site.restart({ SUBSCRIBE_HASH_SECRET: 'a secret of its own' });
  expect([await next(), await next()]).toEqual([200, 429]);
});

test.each([
  [{ status: 201 }, 200, { message: SUBSCRIBED }],
  [{ status: 400, body: { code: 'invalid_parameter' } }, 400, { error: EMAIL_INVALID }],
  [{ status: 503 }, 503, { error: SUBSCRIBE_FAILED }],
])('[NEWS-5] on a disk that does not last, %j is acknowledged with %i', async (behaviour, code, body) => {
  provider = await startTestProvider();
  provider.set(behaviour);
  site = makeNewsletter({ BREVO_API_KEY: 'k', BREVO_API_URL: provider.url }, { durable: false });
  const answer = await site.post({ email: 'a@b.co' });
  expect([answer.status, await answer.json()]).toEqual([code, body]);
  const calls = provider.calls.length;
  expect((await site.post({ email: 'a@b.co' })).status).toBe(code);
  expect(provider.calls.length > calls, 'a delivered address is not sent again').toBe(code !== 200);
  expect(await status('a@b.co')).toBe(code === 200 ? 'delivered' : 'pending');
});

test('[NEWS-5] on a disk that does not last and without a provider nothing is acknowledged', async () => {
  site = makeNewsletter({}, { durable: false });
  const answer = await site.post({ email: 'a@b.co' });
  expect([answer.status, await answer.json()]).toEqual([503, { error: SUBSCRIBE_FAILED }]);
});
