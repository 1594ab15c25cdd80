// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React, { type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComparisonList as List } from '../../../core/compare/comparison';
import type { Verdict } from '../../../core/compare/verdict';
import { ComparisonList } from './ComparisonList';

vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const page = (title: string, verdict: Verdict) => ({
  title,
  href: `/compare/${title}`,
  verdict,
  changes: { count: 2, kinds: ['code' as const] },
  group: title === 'Fees' ? 'Concepts' : 'Guides',
});
const list: List = {
  kind: 'list',
  of: 'stable',
  elsewhere: 1,
  names: { AccountWallet: '/compare/api#2', wallets: '/compare/api#4', wallet: '/compare/api#3' },
  notes: [
    {
      id: 'fees',
      title: 'Fee payment methods',
      kind: 'code',
      names: ['FeeJuicePaymentMethod', 'aztec-deploy fees'],
      pages: [{ title: 'Fees', href: '/compare/Fees' }],
    },
    { id: 'cli', title: 'Command line', kind: 'command', names: ['--rpc-url', 'aztec deploy'], pages: [] },
  ],
  pages: [page('Deploy', 'changed'), page('Send', 'removed'), page('Fees', 'changed')],
};
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.dataset.tags && !item.id)
    .map((item) => item.textContent);

beforeEach(() => history.replaceState(null, '', '/compare'));
afterEach(cleanup);

test('all pages are listed by group, with their verdicts', () => {
  render(<ComparisonList title="What changed" list={list} />);
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual([
    'What changed',
    'What breaks code',
    'Commands and variables',
    'Page by page',
    'Concepts',
    'Guides',
  ]);
  expect(shown()).toEqual(['Fees 2 changes for your code', 'Deploy 2 changes for your code', 'Send removed']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('words and verdict narrow the list, by keyboard, and the number is said', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a name or a page' }), 'guides');
  expect(shown()).toEqual(['Deploy 2 changes for your code', 'Send removed']);
  act(() => {
    location.hash = 'removed';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(shown()).toEqual(['Send removed']);
  expect(screen.getByRole('status').textContent).toBe('0 changes, 1 of 3 pages');
  expect(screen.getByRole('link', { name: '1 removed' }).getAttribute('aria-current')).toBe('true');
});

test('a name finds the note that explains it, which leads to its pages', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  await userEvent.type(screen.getByRole('searchbox'), '--rpc');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Commands and variables',
  ]);
  expect(screen.getByRole('link', { name: 'Command line' }).getAttribute('href')).toBe(
    '/nightly/developers/docs/resources/migration_notes#cli',
  );
});

test('the note of the very name comes first', async () => {
  const notes = list.notes.map((note) => ({ ...note, kind: 'code' as const }));
  render(<ComparisonList title="What changed" list={{ ...list, notes }} />);
  await userEvent.type(screen.getByRole('searchbox'), 'aztec deploy');
  expect(document.querySelectorAll('.compare__changes > li')[0]!.id).toBe('note-cli');
  expect(document.querySelectorAll('.compare__changes > li')).toHaveLength(2);
});

test.each([
  ['replace', 'note-replace'],
  ['#[internal]', 'note-only-self'],
  ['internal', 'note-only-self'],
])('of the notes that name %s, that whose title has it comes first', async (text, id) => {
  const note = (of: string, title: string) => ({
    id: of,
    title,
    kind: 'code' as const,
    names: ['.replace', '#[internal]', '#[only_self]'],
    pages: [],
  });
  const notes = [
    note('self', 'self replaces context, not #[internal(…)] storage'),
    note('replace', 'PrivateMutable.replace takes a function'),
    note('only-self', '#[internal] is called #[only_self]'),
  ];
  render(<ComparisonList title="What changed" list={{ ...list, notes }} />);
  await userEvent.type(screen.getByRole('searchbox'), text.replace('[', '[['));
  expect(document.querySelectorAll('.compare__changes > li')[0]!.id).toBe(id);
});

test('a name without a note leads to where it is compared', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  expect(screen.queryByRole('heading', { name: 'Names' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'Wallet');
  const found = screen.getAllByRole('link').filter((link) => link.querySelector('code'));
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['wallet', '/compare/api#3'],
    ['wallets', '/compare/api#4'],
    ['AccountWallet', '/compare/api#2'],
  ]);
});

test('an area narrows pages, and notes to those that touch it', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Concepts');
  expect(shown()).toEqual(['Fees 2 changes for your code']);
  expect(screen.getByRole('link', { name: 'Fee payment methods' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Command line' })).toBeNull();
});

test('nothing found is said, and one button shows all again', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'bridge');
  expect(screen.getByText(/Nothing here matches “bridge”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all changes' }));
  expect(shown()).toHaveLength(3);
  expect(document.activeElement).toBe(field);
});

test('what was typed before React came counts, and the server’s list is taken over as it is', async () => {
  const element = <ComparisonList title="What changed" list={list} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  container.querySelector('input')!.value = 'fees';
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(shown()).toEqual(['Fees 2 changes for your code']);
});
