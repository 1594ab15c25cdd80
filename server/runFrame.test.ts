import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { framePolicy, runFrame } from './runFrame';

test('the frame for code of readers has no origin, no network and only its own script', async () => {
  const response = runFrame(new Request('https://docs.example/run-frame'));
  const [, script] = /<script>([\s\S]*)<\/script>/.exec(await response.text())!;
  const hash = createHash('sha256').update(script!).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(framePolicy);
  expect(framePolicy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ]);
});

test('it is only read', () => {
  expect(runFrame(new Request('https://docs.example/run-frame', { method: 'POST' })).status).toBe(405);
});
