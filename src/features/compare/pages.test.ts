import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage, pageAt } from './pages';

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ kind: 'list' }));
  vi.stubGlobal('fetch', answer);
});

test('a page is fetched once, with or without a slash at its end', async () => {
  await loadPage('/compare/fees/');
  await loadPage('/compare/fees');
  expect(answer.mock.calls).toEqual([['/compare/fees.json', { headers: { accept: 'application/json' } }]]);
  expect(pageAt('/compare/fees')).toEqual({ kind: 'list' });
});

test('other pages have no such data', async () => {
  await loadPage('/comparety');
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['an error', () => Promise.resolve(new Response('', { status: 500 }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s counts as a part that did not load', async (name, respond) => {
  answer.mockImplementation(respond);
  await expect(loadPage(`/compare/${name}`)).rejects.toMatchObject({ name: 'ChunkLoadError' });
});

test('an address that no page has is known to have none', async () => {
  answer.mockResolvedValue(new Response('', { status: 404 }));
  await loadPage('/compare/nothing');
  expect(pageAt('/compare/nothing')).toBeNull();
});
