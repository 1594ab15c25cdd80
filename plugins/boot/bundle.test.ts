import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';

const SET = {
  MATOMO_URL: 'https://matomo.example.org',
  TYPESENSE_HOSTS: 'a.typesense.example.org,b.typesense.example.org,c.typesense.example.org',
  TYPESENSE_SEARCH_KEY: 'Aq7Zk2Lm9Xv4Bn6Pw3Rt8Ys1Ed5Fc0Gh',
  CHATBOT_KEY: 'pk_1234567890abcdef1234567890',
  CHATBOT_SCRIPT_URL: 'https://cdn.chatbot.example.org/embed/loader.js',
};

/** The boot script as it is sent, and what it may weigh. */
async function boot() {
  vi.resetModules();
  const [{ bundle }, { BUDGETS }] = [await import('./bundle'), await import('../../config/budgets')];
  const { files, entry } = await bundle(path.resolve(__dirname, '../..'), true);
  const { contents } = files.find((file) => file.path.endsWith(entry))!;
  const { each } = BUDGETS.find(({ files: names }) => names.test(entry.slice(1)))!;
  return { size: zlib.brotliCompressSync(contents).length, each };
}

afterEach(() => vi.unstubAllEnvs());

test('the boot script is little more than 4 KB, and what the host sets comes on top', async () => {
  for (const name of Object.keys(SET)) vi.stubEnv(name, '');
  const bare = await boot();
  expect(bare.each).toBeLessThan(4200);
  expect(bare.size).toBeLessThanOrEqual(bare.each);
  for (const [name, value] of Object.entries(SET)) vi.stubEnv(name, value);
  const full = await boot();
  expect(full.size).toBeGreaterThan(bare.size);
  expect(full.each).toBeGreaterThan(bare.each);
  expect(full.size).toBeLessThanOrEqual(full.each);
});
