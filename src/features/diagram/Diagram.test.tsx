// @vitest-environment jsdom
import React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { standInDialogs } from '../../../tests/jsdom';
import { Diagram } from './Diagram';

/** The browser tells of a dialog that was closed a moment later. */
const late: (() => void)[] = [];

beforeAll(() => standInDialogs((event) => void late.push(event)));
afterEach(cleanup);

const tell = () => act(() => late.splice(0).forEach((event) => event()));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('dialog', { name: 'Enlarged diagram' }).length;

const drawing = { id: 'a', alt: 'A to B', size: '600x200', phone: '300x500' };

test('is the drawing of the column, and on a phone the one for phones, in both themes', () => {
  render(<Diagram {...drawing} />);
  const [light, dark] = screen.getAllByRole('img', { name: 'A to B' });
  expect(light!.getAttribute('src')).toBe('/diagrams/a.light.svg');
  expect(dark!.getAttribute('src')).toBe('/diagrams/a.dark.svg');
  const source = light!.parentElement!.querySelector('source')!;
  const given = ['media', 'width', 'srcset'].map((name) => source.getAttribute(name));
  expect(given).toEqual(['(max-width: 640px)', '300', '/diagrams/a.phone.light.svg']);
});

test('the messages of a sequence are a numbered list too', () => {
  render(<Diagram {...drawing} phone={undefined} steps={'App → PXE: prove: one\nPXE: done'} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'App → PXE: prove: one',
    'PXE: done',
  ]);
  expect(document.querySelector('.diagram--listed')).not.toBeNull();
});

test('is enlarged again before the browser tells that it was closed', async () => {
  render(<Diagram {...drawing} />);
  await click('Enlarge');
  await screen.findByRole('dialog', {}, { timeout: 20_000 });
  await click('Close');
  await click('Enlarge');
  tell();
  expect(shown()).toBe(1);
  await click('Close');
  tell();
  expect(document.querySelector('dialog')).toBeNull();
});
