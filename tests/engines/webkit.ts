import { spawn, type ChildProcess } from 'node:child_process';
import type { Driver, Engine } from './driver';
import { until } from './driver';
import { freePort } from '../../core/freePort';

/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };
/** Its driver tells nothing of the console: what a page says there once it is loaded is written down in the page. */
const WATCH = `(window.complaints ??= (() => {
  const seen = [];
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...all) => { seen.push(all.join(' ')); say.apply(console, all); };
  }
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(name, (event) => seen.push(name + ': ' + (event.message ?? event.reason ?? event.violatedDirective)));
  return seen;
})()).length`;

/** Under load a request takes a second or two. One that is never answered would use up the time of the whole test. */
const ANSWER_MS = 30_000;
/** Now and then the browser ends while it starts, and its driver waits for it without end. */
const STARTS = 3;

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const client =
  (base: string): Ask =>
  async (method, path, body) => {
    const sent = method === 'POST' && { body: JSON.stringify(body ?? {}) };
    const answer = await fetch(base + path, { method, signal: AbortSignal.timeout(ANSWER_MS), ...sent });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

function drive(ask: Ask): Driver {
  const complaints: string[] = [];
  const read = <T>(expression: string): Promise<T> =>
    ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const collect = async () => complaints.push(...(await read<string[]>('window.complaints ?? []')));
  const first = async (selector: string): Promise<string> => {
    const script = `return [...document.querySelectorAll(arguments[0])].find((e) => e.checkVisibility())`;
    const found = await until(
      `${selector} is shown`,
      () => ask<Record<string, string> | null>('POST', '/execute/sync', { script, args: [selector] }),
      (element) => element !== null,
    );
    return `/element/${found![ELEMENT]}`;
  };
  return {
    resize: async (width, height) => {
      const edge = await read<number[]>('[outerWidth - innerWidth, outerHeight - innerHeight]');
      await ask('POST', '/window/rect', { width: width + edge[0]!, height: height + edge[1]! });
    },
    open: async (url) => {
      await collect();
      await ask('POST', '/url', { url });
      await read(WATCH);
    },
    back: () => ask('POST', '/back'),
    click: async (selector) => ask('POST', `${await first(selector)}/click`),
    type: async (selector, text) => ask('POST', `${await first(selector)}/value`, { text }),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key }));
      return ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    read,
    errors: () => Promise.resolve(complaints),
    close: async () => {
      await collect();
      await ask('DELETE', '');
    },
  };
}

interface Paths {
  driver: string;
  browser: string;
  screen: string;
}

/** A screen that nobody sees, as large as a desktop; it says on which number. */
function startScreen(path: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdout.once('data', (line: Buffer) => resolve({ screen, display: `:${line.toString().trim()}` }));
  });
}

async function startDriver(paths: Paths) {
  const { screen, display } = await startScreen(paths.screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(paths.driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const base = `http://127.0.0.1:${port}`;
  await until(
    'the driver is ready',
    () => client(base)<{ ready: boolean }>('GET', '/status'),
    ({ ready }) => ready,
  );
  const stop = () => {
    // With the browser that it started.
    process.kill(-driver.pid!);
    screen.kill();
  };
  return { base, stop };
}

export function webkit(paths: Paths): Engine {
  let running: ReturnType<typeof startDriver> | undefined;
  const args = ['--automation'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: paths.browser, args } } };
  const stop = async () => {
    const last = running;
    running = undefined;
    (await last)?.stop();
  };
  /** A browser is there when it has answered something: it may end after its driver says so. */
  const session = async (): Promise<Driver> => {
    const { base } = await (running ??= startDriver(paths));
    const { sessionId } = await client(base)<{ sessionId: string }>('POST', '/session', { capabilities });
    const driver = drive(client(`${base}/session/${sessionId}`));
    await driver.resize(1280, 800);
    return driver;
  };
  const start = async (left = STARTS - 1): Promise<Driver> => {
    try {
      return await session();
    } catch (error) {
      await stop();
      if (left === 0) throw error;
      return start(left - 1);
    }
  };
  return {
    name: 'WebKit',
    start: () => start(),
    stop,
  };
}
