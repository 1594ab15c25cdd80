import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../core/freePort';
import { NIGHTLY } from '../../core/versions';
import { ROOT } from '../setup.mjs';
import { launch } from './pages/browser';
import { answers } from './pages/serve';

/** How long `npm run dev` takes to be ready, and to show an edit of each kind of file. Files are put back afterwards. */
const PAGE = '/developers/overview';
const MARK = 'edited-by-the-benchmark';
const PATIENCE = 120_000;
const TARGETS: Record<string, number> = { ready: 15, 'a page': 2 };

const append =
  (added: string) =>
  (text: string): string =>
    `${text}\n${added}\n`;
const swap =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`The benchmark edits '${from}', which is no longer there.`);
    return text.replace(from, to);
  };

const inText = `document.body.textContent.includes('${MARK}')`;
const EDITS: Record<string, { file: string; change: (text: string) => string; seen: string }> = {
  'a page': { file: `${NIGHTLY.folder}${PAGE}.md`, change: append(MARK), seen: inText },
  'a component': {
    file: 'src/features/color-mode/ColorModeButton.tsx',
    change: swap('Switch between', `${MARK} Switch between`),
    seen: `!!document.querySelector('[aria-label^="${MARK}"]')`,
  },
  'a stylesheet': {
    file: 'src/css/index.css',
    change: append(`:root { --benchmark: ${MARK}; }`),
    seen: `getComputedStyle(document.documentElement).getPropertyValue('--benchmark').includes('${MARK}')`,
  },
  'the boot script': {
    file: 'src/boot/index.ts',
    change: append(`document.documentElement.dataset.benchmark = '${MARK}';`),
    seen: `document.documentElement.dataset.benchmark === '${MARK}'`,
  },
  'the configuration': {
    file: 'config/navbar.ts',
    change: swap("label: 'Build'", `label: '${MARK}'`),
    seen: inText,
  },
};

const seconds = (since: number): number => (performance.now() - since) / 1000;
let late = 0;

function print(name: string, took: number): void {
  const limit = TARGETS[name];
  if (limit !== undefined && took > limit) late += 1;
  console.log(`${name.padEnd(20)} ${took.toFixed(1)} s${limit === undefined ? '' : ` (target ${limit})`}`);
}

async function measureEdit(page: Page, name: string): Promise<void> {
  const { file, change, seen } = EDITS[name]!;
  const full = path.join(ROOT, file);
  const before = readFileSync(full, 'utf8');
  try {
    const shown = page.waitForFunction(seen, undefined, { timeout: PATIENCE });
    const since = performance.now();
    writeFileSync(full, change(before));
    await shown;
    print(name, seconds(since));
  } catch (error) {
    late += 1;
    console.log(`${name.padEnd(20)} not seen: ${(error as Error).message.split('\n', 1)[0]}`);
  } finally {
    const gone = page.waitForFunction(`!(${seen})`, undefined, { timeout: PATIENCE });
    writeFileSync(full, before);
    await gone.catch(() => undefined);
  }
}

async function measure(url: string, started: number): Promise<void> {
  const browser = await launch();
  try {
    while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 100));
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('h1').waitFor({ timeout: PATIENCE });
    print('ready', seconds(started));
    for (const name of Object.keys(EDITS)) await measureEdit(page, name);
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const port = await freePort();
  console.log(`machine load ${loadavg()[0]!.toFixed(1)}`);
  const started = performance.now();
  const args = ['--no-install', 'docusaurus', 'start', '--no-open', '--port', String(port)];
  const server = spawn('npx', args, { cwd: ROOT, stdio: 'ignore', detached: true });
  try {
    await measure(`http://localhost:${port}${NIGHTLY.base}${PAGE}`, started);
  } finally {
    process.kill(-server.pid!);
  }
  process.exitCode = late ? 1 : 0;
}

void main();
