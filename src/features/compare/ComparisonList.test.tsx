// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React, { type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComparisonList as List, Verdict } from '../../../core/compare/comparison';
import { ComparisonList } from './ComparisonList';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const page = (title: string, verdict: Verdict) => ({
  title,
  href: `/compare/${title}`,
  verdict,
  changed: 2,
  group: title === 'Fees' ? 'Concepts' : 'Guides',
});
const list: List = {
  kind: 'list',
  of: 'stable',
  elsewhere: 1,
  pages: [page('Deploy', 'changed'), page('Send', 'removed'), page('Fees', 'changed')],
};
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.dataset.verdict)
    .map((item) => item.textContent);

beforeEach(() => history.replaceState(null, '', '/compare'));
afterEach(cleanup);

test('all pages are listed by group, with their verdicts', () => {
  render(<ComparisonList title="What changed" list={list} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Concepts', 'Guides']);
  expect(shown()).toEqual(['Fees changed: 2 sections', 'Deploy changed: 2 sections', 'Send removed']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('words and verdict narrow the list, by keyboard, and the number is said', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a page' }), 'guides');
  expect(shown()).toEqual(['Deploy changed: 2 sections', 'Send removed']);
  act(() => {
    location.hash = 'removed';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(shown()).toEqual(['Send removed']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 pages');
  expect(screen.getByRole('link', { name: '1 removed' }).getAttribute('aria-current')).toBe('true');
});

test('nothing found is said, and one button shows all again', async () => {
  render(<ComparisonList title="What changed" list={list} />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'bridge');
  expect(screen.getByText(/No page here matches “bridge”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all pages' }));
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
  expect(shown()).toEqual(['Fees changed: 2 sections']);
});
