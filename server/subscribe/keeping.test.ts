import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
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
const status = async (email: string) => (await site.newsletter().entries.find(email))?.status;

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
  expect(await site.newsletter().entries.erase('Erase.Me@example.org')).toBe(1);
  expect(await site.newsletter().entries.erase('nobody@example.org')).toBe(0);
  expect([onDisk('erase.me'), onDisk('Erase.Me'), onDisk('keep.me')]).toEqual([false, false, true]);
});

test('settled addresses are kept for as long as the settings say, waiting ones until they are delivered', async () => {
  site = makeNewsletter({ SUBSCRIBE_RETENTION_DAYS: '1' });
  for (const name of ['sent', 'refused', 'waiting']) await site.post({ email: `${name}@b.co` });
  const { entries } = site.newsletter();
  const [sent, refused] = await entries.claim(2);
  await entries.delivered(sent!.id);
  await entries.rejected(refused!.id, 'x');
  await site.newsletter().store.forgetExpired();
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
