// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import React, { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ComparisonData } from '../../../core/compare/comparison';
import { SITE_NAMES } from '../../../core/compare/verdict';
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
      {
        kind: 'code',
        lang: 'ts',
        parts: [
          { hidden: true, lines: ['1', '2', '3', '4'] },
          { lines: ['a();'] },
          { change: 'removed', lines: ['b();'] },
        ],
      },
    ],
  },
];
const all: ComparisonData = { kind: 'comparison', verdict: 'changed', changed: 1, old, new: newer, sections };

/** As judged. */
const data: ComparisonData = {
  ...all,
  changes: { count: 1, kinds: ['code'] },
  sections: [
    all.sections[0]!,
    {
      ...all.sections[1]!,
      notes: [{ id: 'fees', title: 'Fee payment methods' }],
      blocks: all.sections[1]!.blocks.map((block) =>
        block.kind === 'code' ? { ...block, about: 'code' as const } : block,
      ),
    },
  ],
};

afterEach(cleanup);

test('what the product changed is shown with the note that explains it, what is said differently is folded', () => {
  render(<Comparison data={data} />);
  expect(screen.getByText('1 change for your code')).toBeTruthy();
  const section = within(screen.getByRole('region', { name: /Who pays/ }));
  expect(section.getByRole('link', { name: 'Fee payment methods' }).getAttribute('href')).toBe(
    '/nightly/developers/docs/resources/migration_notes#fees',
  );
  const folded = section.getByText('1 other difference of the documentation').closest('details')!;
  expect(folded.open).toBe(false);
  expect(folded.contains(section.getByText('pay'))).toBe(true);
  expect(folded.contains(section.getByText(/b\(\);/))).toBe(false);
});

test('a page on which the product changed nothing says so, and folds the rest', () => {
  render(<Comparison data={{ ...all, changes: { count: 0, kinds: [] } }} />);
  expect(screen.getByText(/Nothing changes for you here\./)).toBeTruthy();
  expect(screen.getByText(/^Said differently/).closest('details')!.textContent).toContain('Who pays');
});

test('a pair shows each change in words, and leads to its section in both versions', () => {
  render(<Comparison data={all} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What changed: Fees');
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

test('another project is told in a sentence, and not compared word by word', () => {
  render(<Comparison data={{ ...data, sections: [], anew: 'It bridges an NFT. Read it anew.' }} />);
  expect(screen.getByText('a different project')).toBeTruthy();
  expect(screen.getByText('It bridges an NFT. Read it anew.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Fees/ })).toHaveLength(2);
  expect(screen.queryByText(/Nothing changes|Each change is told/)).toBeNull();
});

test('a section of which the heading alone names a change is not folded', () => {
  const heading = { ...sections[1]!, blocks: [{ kind: 'same' as const, count: 1 }], about: 'code' as const };
  render(<Comparison data={{ ...data, sections: [heading] }} />);
  expect(screen.getByRole('region', { name: /Who pays/ }).closest('details')).toBeNull();
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

test('[EDIT-1] both pages of a comparison can be edited', () => {
  const edit = (page: { path: string; title: string }) => ({
    ...page,
    edit: `https://example.org/edit/main${page.path}`,
  });
  render(<Comparison data={{ ...all, old: edit(old), new: edit(newer) }} />);
  const found = screen.getAllByRole('link', { name: /^Edit|^Report/ });
  expect(found.map((link) => link.textContent)).toEqual([
    `Edit the page of ${SITE_NAMES.old}`,
    'Edit the page of the nightly',
    'Report a problem',
  ]);
  expect(found.map((link) => link.getAttribute('href'))[1]).toBe('https://example.org/edit/main/nightly/fees');
});
