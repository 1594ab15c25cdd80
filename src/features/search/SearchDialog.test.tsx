// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standInDialogs } from '../../../tests/jsdom';
import { startDialogs } from '../../bridge/dialogs';
import type { Hit, SearchResult } from '../../../core/search/types';
import { NIGHTLY, STABLE, type DocVersion } from '../../../core/versions';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { clearRecents, recents } from './recents';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { startShell } from './shell';

const router = { push: vi.fn(), replace: vi.fn() };
const search = vi.hoisted(() => vi.fn<(query: string) => Promise<SearchResult>>());
vi.mock('./provider', () => ({
  getProvider: () => Promise.resolve({ debounce: 0, warm: () => undefined, onUpdate: () => () => undefined, search }),
}));

const hit = (name: string): Hit => ({
  url: `/${name}`,
  path: ['Concepts', 'Fees'],
  title: [{ text: name, mark: true }],
  snippet: [{ text: '<img src=x> long text' }],
  code: false,
});
const appOf = (version: DocVersion) => (
  <>
    <SearchButton />
    <SearchDialog rendered={version} />
    <Hydrated />
  </>
);
const app = appOf(STABLE.id);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Search docs' }));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search docs' });
const options = () => screen.findAllByRole('option');
const dialog = () => document.querySelector<HTMLDialogElement>('dialog.search')!;

beforeAll(() => {
  vi.stubGlobal('__PRODUCTION__', true);
  standInDialogs();
  startDialogs();
  startShell();
});
beforeEach(() => {
  site().hydrated = false;
  site().router = router;
  search.mockReset().mockImplementation((query) => Promise.resolve({ total: 7, hits: [hit(query), hit('other')] }));
  for (const act of [router.push, router.replace]) act.mockReset();
});
afterEach(async () => {
  dialog().close();
  // The entry of the dialog leaves the history a task later.
  await waitFor(() => expect(site().stores.overlay?.getSnapshot()).toEqual({}));
  cleanup();
  document.body.replaceChildren();
  clearRecents();
});

test('[SRCH-1] opened and typed into before React: the text is kept and searched', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  expect(container.textContent).toContain('Loading the search index …');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog().open).toBe(true);
  await userEvent.type(field(), 'fees');
  render(app, { container, hydrate: true });
  expect((await options())[0]!.textContent).toContain('fees');
  expect(field().value).toBe('fees');
});

test('an option is called by its path and title, and shows its text without markup', async () => {
  render(app);
  await open();
  await userEvent.type(field(), 'fees');
  const option = await screen.findByRole('option', { name: /^Concepts › Fees\s*fees$/ });
  expect(option.textContent).toContain('<img src=x> long text');
  expect(option.querySelector('img')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('7 results');
  expect(screen.getByRole('option', { name: 'See all 7 results' }).getAttribute('href')).toBe(
    `/search?q=fees&version=${STABLE.id}`,
  );
});

test('arrow keys choose and go round, Enter leads there in place of the entry of the dialog', async () => {
  render(app);
  await open();
  await userEvent.type(field(), 'fees');
  expect((await options()).map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  await userEvent.keyboard('{ArrowUp}');
  expect(field().getAttribute('aria-activedescendant')).toBe('search-option-2');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getAllByRole('option')[1]!.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/other');
  expect(dialog().open).toBe(false);
  expect(recents.getSnapshot()).toEqual(['fees']);
});

test('[SRCH-7] says that it loads, then that it failed; the button and the next key try again', async () => {
  let fail = (): void => undefined;
  search.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new Error('offline')))));
  render(app);
  await open();
  await userEvent.type(field(), 'f');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Loading the search index …'));
  await waitFor(() => expect(search).toHaveBeenCalled());
  fail();
  expect(await screen.findByText('You might want to check your network connection.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  fail();
  await screen.findByRole('button', { name: 'Try again' });
  search.mockResolvedValue({ total: 0, hits: [] });
  await userEvent.type(field(), 'x');
  expect(await screen.findAllByText(/^No results for/)).not.toEqual([]);
});

test('“did you mean” replaces the query, and what was meant is remembered', async () => {
  search.mockImplementation((query) =>
    Promise.resolve({
      total: 1,
      hits: [hit(query)],
      ...(query === 'nulifier tree' && { suggestion: 'nullifier tree' }),
    }),
  );
  render(app);
  await open();
  await userEvent.type(field(), 'nulifier tree');
  await userEvent.click(await screen.findByRole('button', { name: 'nullifier tree' }));
  expect(field().value).toBe('nullifier tree');
  await userEvent.click(await screen.findByRole('option', { name: /nullifier tree$/ }));
  expect(recents.getSnapshot()).toEqual(['nullifier tree']);
});

test('recent searches are options, and can be cleared', async () => {
  recents.set(['authwit']);
  render(app);
  await open();
  await screen.findByRole('option', { name: 'authwit' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('authwit');
  await userEvent.clear(field());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).toBeNull();
});

test('Back closes it, and the router hears nothing; closed otherwise, it takes its entry along', async () => {
  const heard = vi.fn();
  const entry = () => site().stores.overlay!.getSnapshot();
  render(app);
  addEventListener('popstate', heard);
  await open();
  expect(entry()).toEqual({ layer: dialog() });
  history.back();
  await waitFor(() => expect(dialog().open).toBe(false));
  await open();
  dialog().close();
  expect(entry()).toEqual({ leaving: true });
  // Opened again before the browser has gone back.
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(entry()).toEqual({ layer: dialog() }));
  expect(dialog().open).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  removeEventListener('popstate', heard);
});

test('[SRCH-2] the version is named once, for the page being read', () => {
  document.body.innerHTML = renderToString(appOf(NIGHTLY.id));
  expect(dialog().querySelector('.search__version')!.textContent).toBe(NIGHTLY.id);
});
