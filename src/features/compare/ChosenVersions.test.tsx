// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React, { type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestFile, pageFile } from '../../../core/compare/published';
import { NIGHTLY, STABLE } from '../../../core/versions';
import ChosenVersions from './ChosenVersions';

const OLD = vi.hoisted(() => ({ id: 'v1.0.0', name: 'v1.0.0', label: 'v1.0.0', base: '/v1.0.0' }));
const router = vi.hoisted(() => ({ search: '', replace: vi.fn() }));

vi.mock('../../../core/versions', async (original) => {
  const real = await original<typeof import('../../../core/versions')>();
  const BY_AGE = [OLD, ...real.BY_AGE];
  return { ...real, BY_AGE, versionById: (id: string) => BY_AGE.find((version) => version.id === id) };
});
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({ replace: router.replace }),
  useLocation: () => ({ search: router.search }),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));

const listed = (path: string, digest: string) => ({ path, title: `Title of ${path}`, digest });
const written = (path: string, text: string) => ({
  path,
  title: 'Fees',
  sections: [{ id: '', title: 'Introduction', depth: 1, blocks: [{ role: 'paragraph', words: [text] }] }],
});
const published: Record<string, unknown> = {
  [digestFile(OLD)]: [listed('/v1.0.0/fees', 'a'), listed('/v1.0.0/gone', 'b')],
  [digestFile(STABLE)]: [listed('/fees', 'c'), listed('/fresh', 'd')],
  [digestFile(NIGHTLY)]: [listed('/nightly/fees', 'a')],
  [pageFile(OLD, '/v1.0.0/fees')]: written('/v1.0.0/fees', 'They are paid in coins each day.'),
  [pageFile(NIGHTLY, '/nightly/fees')]: written('/nightly/fees', 'They are paid in juice each day.'),
};
const fetched = vi.fn((file: string) => Promise.resolve({ ok: file in published, json: async () => published[file] }));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(cleanup);

const show = (search: string) => {
  router.search = search;
  return render(<ChosenVersions title="What changed between two versions" />);
};
const pages = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset.tags)
    .map((item) => item.textContent);

test('without a choice, a file that does not come is told, and tried again', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  show('');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Title of /fresh');
  expect(pages()).toEqual([
    'Title of /fees changed',
    `Title of /fresh new in ${STABLE.label}`,
    'Title of /v1.0.0/gone removed',
  ]);
});

test('the order in which they are named does not matter', async () => {
  show('?from=nightly&to=v1.0.0');
  await screen.findByText('Title of /nightly/fees');
  expect(pages()).toEqual(['Title of /nightly/fees same as v1.0.0', 'Title of /v1.0.0/gone removed']);
  expect(screen.getByRole('link', { name: 'Title of /nightly/fees' }).getAttribute('href')).toBe(
    '/compare/versions?from=nightly&to=v1.0.0&page=%2Fnightly%2Ffees',
  );
});

test('a choice is the address', async () => {
  show('?from=nightly&to=v1.0.0');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'with' }), STABLE.label);
  expect(router.replace).toHaveBeenCalledWith(`/compare/versions?from=nightly&to=${STABLE.id}`);
});

test('the keyboard stays in a menu when it comes by the version that the other has', () => {
  const { rerender } = show('?from=v1.0.0&to=nightly');
  const menu = screen.getByRole('combobox', { name: 'with' });
  router.search = '?from=v1.0.0&to=v1.0.0';
  rerender(<ChosenVersions title="What changed between two versions" />);
  expect(screen.getByText(/Choose two different versions/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'with' })).toBe(menu);
});

test('a page shows what changed in it, under the names of the two versions', async () => {
  show('?from=v1.0.0&to=nightly&page=/nightly/fees');
  await screen.findByRole('heading', { level: 1, name: 'What changed: Fees' });
  const section = within(screen.getByRole('region', { name: /Introduction/ }));
  expect(section.getByRole('deletion').textContent).toBe('removed: coins');
  expect(section.getByRole('insertion').textContent).toBe('added: juice');
  expect(screen.getByRole('link', { name: 'Fees (v1.0.0)' }).getAttribute('href')).toBe('/v1.0.0/fees');
  expect(screen.getByRole('link', { name: 'From v1.0.0 to nightly' })).toBeTruthy();
});

test.each([
  ['?from=v1.0.0&to=v1.0.0', /Choose two different versions/],
  ['?from=v7&to=nightly', /no version ‘v7’/],
  ['?from=v1.0.0&to=nightly&page=/nowhere', /Neither version has a page at/],
])('%s says why there is nothing', async (search, message) => {
  show(search);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
