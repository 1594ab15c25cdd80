import { afterAll, expect, test, vi } from 'vitest';
import { createMcpHandler } from './http';
import { createAnswerer } from './message';
import { openDocs } from './server';
import { makeTestLibrary } from './testLibrary';

const build = makeTestLibrary();
afterAll(build.remove);
const handler = createMcpHandler(
  createAnswerer(() => openDocs(build.dir)),
  { rate: { burst: 100_000, perMinute: 1, atOnce: 8 } },
);

const odd: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(10_000),
  '../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  '/'.repeat(300),
  '_'.repeat(200),
  'a_'.repeat(100),
  'zqxj '.repeat(40),
  '(((((((((',
  '[',
  '\\',
  '${7*7}',
  '<script>',
  '__proto__',
  'constructor',
  [],
  ['/fees'],
  {},
  { $ne: 1 },
  { toString: '/fees' },
];
const call = (name: unknown, args: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const fields: Record<string, string[]> = {
  search_docs: ['query', 'version', 'limit'],
  get_page: ['path', 'version', 'part'],
  list_pages: ['version', 'section'],
  compare_page: ['path'],
  explain_error: ['text', 'version'],
};
const valid: Record<string, object> = {
  search_docs: { query: 'fees' },
  get_page: { path: '/fees' },
  list_pages: {},
  compare_page: { path: '/fees' },
  explain_error: { text: 'Account 0x1 not found' },
};
const calls = Object.entries(fields).flatMap(([tool, names]) => [
  ...names.flatMap((field) => odd.map((value) => call(tool, { ...valid[tool], [field]: value }))),
  ...odd.map((value) => call(tool, value)),
]);
const messages = [
  ...calls,
  ...odd.map((value) => call(value, {})),
  ...odd.map((method) => ({ jsonrpc: '2.0', id: 1, method })),
  ...odd.map((id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
  ...odd.map((jsonrpc) => ({ jsonrpc, id: 1, method: 'ping' })),
  ...odd.map((params) => ({ jsonrpc: '2.0', id: 1, method: 'initialize', params })),
  ...odd,
].map((message) => JSON.stringify(message));
const texts = ['', '{', '[[[[', '['.repeat(60_000), '{"a":'.repeat(10_000), '\0', '"\\ud800"', 'x'.repeat(70_000)];

test(`${messages.length + texts.length} hostile messages: none is our failure, none tells of the disk`, async () => {
  expect(messages.length + texts.length).toBeGreaterThanOrEqual(500);
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const body of [...messages, ...texts]) {
    const answer = await handler(
      new Request('http://localhost/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body,
      }),
      ['a'],
    );
    expect(answer.status, body.slice(0, 200)).toBeLessThan(500);
    const text = await answer.text();
    expect(text, body.slice(0, 200)).not.toMatch(/root:|node_modules|at .*\.ts:\d+|went wrong on our side/);
    expect(text).not.toContain(build.dir);
  }
  expect(log, 'nothing to log').not.toHaveBeenCalled();
  log.mockRestore();
});
