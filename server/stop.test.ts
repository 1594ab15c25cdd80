import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { environment } from '../config/env';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { makeTestBuild } from './testBuild';

const build = makeTestBuild();
const data = mkdtempSync(path.join(tmpdir(), 'stop-'));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid, exitCode } of started.splice(0)) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
});
afterAll(() => {
  build.remove();
  rmSync(data, { recursive: true, force: true });
});

const SERVE = ['node', '--import', 'tsx', 'server/main.ts'];

async function start(command: readonly string[]) {
  const child = spawn(command[0]!, command.slice(1), {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH: environment()['PATH'], BUILD_DIR: build.dir, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said = (text: RegExp) => vi.waitFor(() => expect(output).toMatch(text), { timeout: 20_000, interval: 20 });
  await said(/localhost:\d+/);
  return { child, said, port: Number(/localhost:(\d+)/.exec(output)![1]), ended: once(child, 'exit') };
}

/** The process whose father is `pid`. */
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

type Client = { socket: Socket; text: () => string; answers: (count: number) => Promise<void> };

function connect(port: number): Client {
  const socket = createConnection(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const answers = (count: number) =>
    vi.waitFor(() => expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(count), { timeout: 20_000, interval: 10 });
  return { socket, text: () => text, answers };
}

const GET = 'GET /guide HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Asks on a new connection each time until there is none to be had. */
async function comeAgain(port: number, tally: { answered: number; cut: number }): Promise<void> {
  for (;;) {
    const { socket, text } = connect(port);
    socket.once('connect', () => socket.write(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')));
    await new Promise((resolve) => socket.once('close', resolve));
    if (socket.bytesWritten === 0) return;
    tally[text().endsWith('</title>') ? 'answered' : 'cut'] += 1;
  }
}

const BODY = '{"email":"a@b.co"}';
const POST = `POST ${SUBSCRIBE_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;

const namespaces = ['unshare', '--user', '--map-root-user', '--pid', '--fork'];
const ways: [string, readonly string[], (pid: number) => number, NodeJS.Signals][] = [
  ['directly', SERVE, (pid) => pid, 'SIGTERM'],
  ['by the keyboard', SERVE, (pid) => pid, 'SIGINT'],
  ['under npm', ['npm', 'run', '--silent', 'serve'], (pid) => pid, 'SIGTERM'],
  ['by the keyboard, with npm', ['npm', 'run', '--silent', 'serve'], (pid) => -pid, 'SIGINT'],
  ['as the first process', [...namespaces, ...SERVE], childOf, 'SIGTERM'],
];

describe.each(ways)('stopped %s', (_name, command, target, signal) => {
  test('it answers what it has begun, tells clients that it leaves, and ends well', async () => {
    const { child, said, port, ended } = await start(command);
    const [idle, middle] = [connect(port), connect(port)];
    idle.socket.write(GET);
    middle.socket.write(POST);
    await idle.answers(1);
    expect(idle.text()).not.toMatch(/connection: close/i);
    process.kill(target(child.pid!), signal);
    await said(/"stopping"/);
    idle.socket.write(GET);
    middle.socket.write(BODY);
    await Promise.all([idle.answers(2), middle.answers(1)]);
    expect([idle.text(), middle.text()]).toEqual([
      expect.stringMatching(/connection: close/i),
      expect.stringMatching(/connection: close/i),
    ]);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/`), 'nobody is left behind').rejects.toThrow();
  });

  test.runIf(signal === 'SIGTERM')(
    'whoever got a connection gets an answer, however many come again and again',
    async () => {
      const { child, port, ended } = await start(command);
      const tally = { answered: 0, cut: 0 };
      const crowd = Array.from({ length: 100 }, () => comeAgain(port, tally));
      await vi.waitFor(() => expect(tally.answered).toBeGreaterThan(100), { timeout: 20_000, interval: 10 });
      process.kill(target(child.pid!), signal);
      expect(await ended).toEqual([0, null]);
      await Promise.all(crowd);
      expect(tally.cut).toBe(0);
    },
  );
});

test('a client that asks for nothing more does not hold it up', async () => {
  const { child, port, ended } = await start(SERVE);
  const idle = connect(port);
  idle.socket.write(GET);
  await idle.answers(1);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends it at once', async () => {
  const { child, said, port, ended } = await start(SERVE);
  const middle = connect(port);
  middle.socket.write(POST);
  await once(middle.socket, 'connect');
  child.kill('SIGTERM');
  await said(/"stopping"/);
  const again = setInterval(() => child.kill('SIGTERM'), 100);
  expect(await ended).toEqual([143, null]);
  clearInterval(again);
});

/** Holds a socket as systemd does, and starts the server on it twice, one after the other. */
const HOLDER = `
const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
  console.log('http://localhost:' + server.address().port);
  for (let i = 0; i < 2; i += 1)
    require('node:child_process').spawnSync('sh', ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', 'sh', ...process.argv.slice(1)], {
      stdio: ['ignore', 'inherit', 'ignore', server._handle.fd],
    });
});`;

test('started again on a socket that systemd holds, nobody is refused', async () => {
  const { child, said, port, ended } = await start(['node', '-e', HOLDER, ...SERVE]);
  await said(/"listening"/);
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/guide`, { headers: { connection: 'close' } });
    return `${answer.status} ${await answer.text()}`;
  };
  const answers = [await ask()];
  process.kill(childOf(child.pid!), 'SIGTERM');
  for (let i = 0; i < 20; i += 1) answers.push(await ask());
  await said(/"listening"[^]*"listening"/);
  process.kill(childOf(child.pid!), 'SIGTERM');
  await said(/"stopping"[^]*"stopping"/);
  process.kill(child.pid!, 'SIGKILL');
  await ended;
  expect(new Set(answers)).toEqual(new Set(['200 <title>guide</title>']));
});
