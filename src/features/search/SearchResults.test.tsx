// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hit } from '../../../core/search/types';
import SearchResults from './SearchResults';
import type { State } from './searchClient';
import { STABLE } from '../../../core/versions';

vi.stubGlobal('__ENV__', { search: { mode: 'embedded' } });
vi.stubGlobal('__PRODUCTION__', true);

const hit = (name: string): Hit => ({
  url: `/${name}`,
  path: [],
  title: [{ text: name, mark: false }],
  snippet: [],
  code: false,
});

const results = (...names: string[]) => {
  const state: State = {
    kind: 'results',
    request: { query: 'fees', version: STABLE.id, page: 1, limit: 8 },
    result: { total: names.length, hits: names.map(hit) },
  };
  const nothing = () => undefined;
  const handlers = { choose: nothing, onTry: nothing, onFollow: nothing, retry: nothing };
  return <SearchResults state={state} recents={[]} active={-1} {...handlers} />;
};

afterEach(cleanup);

test('a hit that is among better results too is the same element, for a click that has begun on it', () => {
  const { rerender } = render(results('fees', 'gas'));
  const gas = screen.getByRole('option', { name: 'gas' });
  rerender(results('gas', 'tips', 'fees'));
  expect(screen.getByRole('option', { name: 'gas' })).toBe(gas);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'gas',
    'tips',
    'fees',
    'See all 3 results',
  ]);
});

test('of two hits with one address both go when other results come', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(results('fees', 'fees', 'gas'));
  rerender(results('tips'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['tips', 'See all 1 result']);
  expect(logged).not.toHaveBeenCalled();
});
