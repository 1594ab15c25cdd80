// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import React, { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ComparisonData } from '../../../core/compare/comparison';
import { Comparison } from './Comparison';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));

const old = { path: '/fees', title: 'Fees' };
const newer = { path: '/nightly/fees', title: 'Fees' };
const sections: ComparisonData['sections'] = [
  { verdict: 'same', title: 'Introduction', old: '/fees', new: '/nightly/fees', blocks: [] },
  {
    verdict: 'changed',
    title: 'Who pays',
    was: 'Payers',
    old: '/fees#payers',
    new: '/nightly/fees#who-pays',
    blocks: [
      { kind: 'same', count: 2 },
      { kind: 'text', role: 'paragraph', spans: [{ words: ['Call '] }, { change: 'added', words: [{ code: 'pay' }] }] },
      { kind: 'code', lang: 'ts', parts: [{ left: 4 }, { lines: ['a();'] }, { change: 'removed', lines: ['b();'] }] },
    ],
  },
];
const data: ComparisonData = { kind: 'comparison', verdict: 'changed', changed: 1, old, new: newer, sections };

afterEach(cleanup);

test('a pair shows each change in words, and leads to its section in both versions', () => {
  render(<Comparison data={data} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What changed: Fees');
  expect(screen.getByRole('link', { name: 'Who pays' }).getAttribute('href')).toBe('#change-1');
  const section = within(screen.getByRole('region', { name: /Who pays/ }));
  expect(section.getByRole('insertion').innerHTML).toContain('added: </span><code>pay</code>');
  expect(section.getAllByRole('deletion').map((each) => each.textContent)).toEqual([
    'removed: Payers',
    'removed: − b();\n',
  ]);
  expect(section.getByText('4 lines unchanged')).toBeTruthy();
  expect(section.getByText('2 blocks unchanged')).toBeTruthy();
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fees#payers',
    '/nightly/fees#who-pays',
  ]);
});

test('a page whose content moved says where it went', () => {
  render(<Comparison data={{ ...data, verdict: 'removed', new: undefined, nearest: newer, replacedBy: 'Fees' }} />);
  expect(screen.getByText('replaced by ‘Fees’')).toBeTruthy();
  expect(screen.getByText(/What it says went to/)).toBeTruthy();
});

test('a page that one version alone has names the nearest page', () => {
  render(<Comparison data={{ ...data, verdict: 'removed', new: undefined, nearest: newer }} />);
  expect(screen.getByText(/the nightly has no page of its own/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fees (nightly)' }).getAttribute('href')).toBe('/nightly/fees');
});
