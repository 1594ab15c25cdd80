import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { functionHeaders } from '../config/headers';
import { framePolicy } from './runFrame';

const folder = path.resolve(import.meta.dirname, '../netlify/functions');
type NetlifyFunction = (request: Request, context: { ip: string }) => Promise<Response>;
type Module = { default: NetlifyFunction; config?: { path?: string | string[]; schedule?: string } };

const modules = await Promise.all(
  readdirSync(folder).map(
    async (name) => [name, (await import(pathToFileURL(path.join(folder, name)).href)) as Module] as const,
  ),
);
const asked = modules.filter(([, { config }]) => !config?.schedule);

// Netlify documents that `_headers` is for files alone; its development server adds them to functions all the same.
describe.each(asked)('%s on Netlify', (name, { default: run, config }) => {
  const paths = [config?.path ?? `/.netlify/functions/${name.replace('.mts', '')}`].flat();
  const ask = (target: string, method: string) =>
    run(new Request(`https://docs.example${target}`, { method }), { ip: '192.0.2.1' });

  test.each(paths.flatMap((target) => ['GET', 'POST', 'DELETE'].map((method) => [method, target] as const)))(
    '%s %s has the security headers of the site',
    async (method, target) => {
      const { headers } = await ask(target, method);
      const { 'Content-Security-Policy': policy, ...others } = functionHeaders;
      for (const [header, value] of Object.entries(others)) expect(headers.get(header), header).toBe(value);
      expect([policy, framePolicy]).toContain(headers.get('content-security-policy'));
    },
  );
});

test('health is public there too, as far as it says up', async () => {
  const { default: status } = Object.fromEntries(modules)['status.mts']!;
  const answer = await status(new Request('https://docs.example/healthz'), { ip: '192.0.2.1' });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'up' }]);
});
