// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cardsOf, type NameCards } from '../../../core/api/cards';
import { CodeNames } from './CodeNames';

const all: NameCards = {
  names: { Fr: ['class Fr', 'A field.', '/api/fields#fr'], '@Token.at': ['static at(): Token'] },
  blocks: { block: ['Fr', 'at=@Token.at', 'gone=Gone'] },
};
const ask = vi.fn();
vi.mock('./useCards', () => ({
  useCards: () => ({ cards: cardsOf(all, 'block'), ask }),
}));

afterEach(() => {
  cleanup();
  ask.mockClear();
});

const block = (
  <figure>
    <pre>
      <code>Fr.random()</code>
    </pre>
    <CodeNames names="page/block" />
  </figure>
);

test('a block has the cards of its names, without those that nothing is known of', () => {
  expect(cardsOf(all, 'block')).toEqual([
    { word: 'Fr', signature: 'class Fr', text: 'A field.', url: '/api/fields#fr' },
    { word: 'at', signature: 'static at(): Token', text: undefined, url: undefined },
  ]);
  expect(cardsOf(all, 'other')).toEqual([]);
});

test('nothing is asked for before the list is opened, which then tells signature, meaning and reference', async () => {
  render(block);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Names in this block'));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.getByText('class Fr')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reference', hidden: true }).getAttribute('href')).toBe('/api/fields#fr');
});
