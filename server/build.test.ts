import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readServerEnv } from './env';
import { startServer, type Running } from './startServer';
import { makeTestBuild } from './testBuild';

const script = path.resolve(import.meta.dirname, '../scripts/switch.mjs');
let dir: string;
let running: Running;
let logs: string[];
beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'switch-'));
  logs = [];
  make('one');
  run();
  const settings = { BUILD_DIR: path.join(dir, 'builds/current'), DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1' };
  running = await startServer(readServerEnv(settings), (...entry) => void logs.push(JSON.stringify(entry)));
});
afterEach(async () => {
  running.server.closeAllConnections();
  await running.close();
  rmSync(dir, { recursive: true, force: true });
});

const run = (...args: string[]) => execFileSync(process.execPath, [script, ...args], { cwd: dir, stdio: 'pipe' });
function make(name: string): void {
  const { dir: made, remove } = makeTestBuild();
  writeFileSync(path.join(made, 'guide/start.html'), name);
  rmSync(path.join(made, 'guide/start.html.br'));
  writeFileSync(path.join(made, `assets/js/of-${name}.js`), name);
  rmSync(path.join(dir, 'build'), { recursive: true, force: true });
  cpSync(made, path.join(dir, 'build'), { recursive: true, preserveTimestamps: true });
  remove();
}
const get = (target: string) => fetch(`http://127.0.0.1:${running.port}${target}`);
const page = async () => (await get('/guide/start')).text();

/** Asks all the while; answers what was not 200. */
async function askingUntil(text: string): Promise<number[]> {
  const wrong: number[] = [];
  const end = Date.now() + 30_000;
  for (let last = ''; last !== text && Date.now() < end;) {
    const [answer, asset] = await Promise.all([get('/guide/start'), get('/assets/js/of-one.js')]);
    last = await answer.text();
    wrong.push(...[answer.status, asset.status].filter((status) => status !== 200));
  }
  expect(await page()).toBe(text);
  return wrong;
}

test('another build is switched to, and back, without a failed request', async () => {
  expect(await page()).toBe('one');
  make('two');
  run();
  expect(await askingUntil('two')).toEqual([]);
  expect((await get('/assets/js/of-one.js')).status, 'for pages that are open').toBe(200);
  expect((await get('/assets/js/of-two.js')).status).toBe(200);
  run('back');
  expect(await askingUntil('one')).toEqual([]);
});

test.each([
  ['headers.json', '{'],
  ['files.json', '["index.html", "gone.html"]'],
])('a build that cannot be read, or is not whole, leaves the old one in its place: %s', async (file, content) => {
  make('two');
  writeFileSync(path.join(dir, 'build/.host', file), content);
  run();
  await vi.waitFor(() => expect(logs.join()).toContain('the new build cannot be read'), 20_000);
  expect(await page()).toBe('one');
});

test('there must be a build to switch to', () => {
  expect(() => run('back')).toThrow(/There is no build before this one/);
  rmSync(path.join(dir, 'build'), { recursive: true });
  expect(() => run()).toThrow(/Run 'npm run build' first/);
});
