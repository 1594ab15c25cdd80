// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../../core/search/types';
import { fillSearchPage } from './fillSearchPage';
import { SearchPage } from './SearchPage';
import { STABLE } from '../../../core/versions';

const search = vi.hoisted(() => vi.fn<(query: string, options: { page: number }) => Promise<SearchResult>>());
vi.mock('@docusaurus/router', () => ({ useHistory: () => ({}), useLocation: () => ({ pathname: '/search' }) }));
vi.mock('./provider', () => ({
  getProvider: () => Promise.resolve({ debounce: 0, warm: () => undefined, onUpdate: () => () => undefined, search }),
}));

vi.mock('../errors/answer', () => ({
  looksLikeError: (text: string) => text.startsWith('Error'),
  ErrorAnswer: ({ text, version }: { text: string; version: string }) => (
    <a href={`/${version}/errors#entry`}>{`Explained: ${text}`}</a>
  ),
}));

const app = (
  <SearchPage
    versions={[
      { value: STABLE.id, label: STABLE.label },
      { value: 'nightly', label: 'nightly' },
    ]}
  />
);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search docs' });

beforeEach(() => {
  vi.stubGlobal('__PRODUCTION__', true);
  search.mockReset().mockImplementation((query, { page }) =>
    Promise.resolve({
      total: 20,
      hits: [
        { url: '/x', path: ['Fees'], title: [{ text: `${query} ${page}` }], snippet: [], code: false, version: '' },
      ],
    }),
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** The page as the server made it, with React on its way. */
function serve(address: string): () => void {
  history.replaceState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  fillSearchPage();
  return () => void render(app, { container, hydrate: true });
}

test('[ROUTE-5] the query of the address is in the field at once, and is asked', async () => {
  const hydrate = serve('/search?q=fees&version=nightly&page=2');
  expect(field().value).toBe('fees');
  expect(field().form!.hasAttribute('data-wake')).toBe(true);
  hydrate();
  expect(await screen.findByRole('link', { name: /^Fees\s*fees 2$/ })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('nightly');
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await screen.findByRole('link', { name: /^Fees\s*fees 1$/ })).toBeTruthy();
  expect(document.activeElement!.textContent).toBe('20 results for “fees”');
  expect(location.search).toBe('?q=fees&version=nightly');
});

test('what was typed before React is asked, and the address says so', async () => {
  const hydrate = serve('/search');
  expect(field().form!.hasAttribute('data-wake')).toBe(false);
  await userEvent.type(field(), 'notes');
  hydrate();
  expect(await screen.findByRole('link', { name: /^Fees\s*notes 1$/ })).toBeTruthy();
  expect(location.search).toBe(`?q=notes&version=${STABLE.id}`);
  await userEvent.clear(field());
  expect(await screen.findByText('Try searching for')).toBeTruthy();
});

test('a query of any length is cut, and arrow keys go through the results', async () => {
  serve(`/search?q=${'x'.repeat(5000)}`)();
  await waitFor(() => expect(search).toHaveBeenCalled());
  expect(search.mock.calls[0]![0]).toHaveLength(200);
  const link = await screen.findByRole('link', { name: /^Fees/ });
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field());
});

test('a query that is an error is explained above the pages, in the version that is asked', async () => {
  serve('/search?q=Error%3A%20Balance%20too%20low&version=nightly')();
  const entry = await screen.findByRole('link', { name: 'Explained: Error: Balance too low' });
  expect(entry.getAttribute('href')).toBe('/nightly/errors#entry');
});

test('words are not', async () => {
  serve('/search?q=fees&version=nightly')();
  await screen.findByRole('link', { name: /^Fees/ });
  expect(screen.queryByRole('link', { name: /Explained/ })).toBeNull();
});
