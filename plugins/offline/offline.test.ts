import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NIGHTLY, STABLE, type KnownVersion } from '../../core/versions';
import { manifestOf } from './manifest';
import { bundleWorker } from './worker';

const dir = fs.mkdtempSync(path.join(tmpdir(), 'offline-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

const page = (...names: string[]): { page?: string; names: Set<string> } => ({ names: new Set(names) });
const pages = new Map([
  ['index.html', { page: '/', ...page('assets/js/home.1.js', 'diagrams/a.svg') }],
  ['nightly.html', { page: '/nightly', ...page('assets/js/nightly.1.js', 'diagrams/b.svg') }],
  ['compare.html', { page: '/compare', ...page('assets/js/compare.1.js') }],
  ['404.html', page('assets/js/404.1.js')],
]);
const files = [
  ...pages.keys(),
  'assets/js/home.1.js',
  'assets/js/nightly.1.js',
  'assets/js/compare.1.js',
  'assets/js/404.1.js',
  'assets/js/part.1.js',
  'assets/css/styles.1.css',
  'assets/tab/network-1.wasm',
  'diagrams/a.svg',
  'diagrams/b.svg',
  'compare.json',
  'index.md',
  'llms.txt',
  'img/social-card.png',
  'img/cards/index.png',
  'project.zip',
];
for (const file of files) {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), `This is ${file}.`);
}
fs.writeFileSync(path.join(dir, 'index.html.br'), 'short');

const listOf = (version: KnownVersion, run: string[] = []) => manifestOf(dir, files, pages, version, run);
const SHARED = [
  '/compare',
  '/assets/js/compare.1.js',
  '/assets/js/part.1.js',
  '/assets/css/styles.1.css',
  '/compare.json',
];

test.each([
  [STABLE, ['/', '/assets/js/home.1.js', '/diagrams/a.svg']],
  [NIGHTLY, ['/nightly', '/assets/js/nightly.1.js', '/diagrams/b.svg']],
])('a version has its own pages with what they name, and what all need: $label', (version, own) => {
  expect(
    listOf(version)
      .files.map(([url]) => url)
      .sort(),
  ).toEqual([...own, ...SHARED].sort());
});

test('the network that runs code is apart, where the build has it', () => {
  const run = ['assets/tab/network-1.wasm', 'assets/tab/gone-1.json'];
  expect(listOf(STABLE, run).run.map(([url]) => url)).toEqual(['/run-frame', '/assets/tab/network-1.wasm']);
  expect(listOf(NIGHTLY).run).toEqual([]);
});

test('a file is known by its hash, or by its name where that has one, and weighs what is sent', () => {
  const file = (url: string) => listOf(STABLE).files.find(([name]) => name === url);
  expect(file('/')).toEqual(['/', expect.stringMatching(/^[\w+/]{43}=$/), 5, 19]);
  expect(file('/assets/js/home.1.js')).toEqual(['/assets/js/home.1.js', 0, 28, 28]);
});

test('the worker is small, and the same however often it is made', async () => {
  const worker = await bundleWorker(path.resolve(__dirname, '../..'));
  expect(worker).toBe(await bundleWorker(path.resolve(__dirname, '../..')));
  expect(worker.length).toBeLessThan(24_000);
  expect(worker).not.toContain('process.env');
});
