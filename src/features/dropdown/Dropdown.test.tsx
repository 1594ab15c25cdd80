// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { standInMedia } from '../../../tests/jsdom';
import { Dropdown } from './Dropdown';
import { nextItem } from './nextItem';

const menu = () => screen.getByText('Resources').parentElement as HTMLDetailsElement;
const focused = () => document.activeElement?.textContent;

function show(): void {
  render(
    <>
      <Dropdown summary={{ children: 'Resources', tabIndex: 0 }}>
        {['One', 'Two', 'Three'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>,
  );
}

beforeAll(() => standInMedia(() => false));
afterEach(cleanup);

test('[NAV-2] arrows, Home and End go through the items; Escape closes and gives focus back', async () => {
  show();
  screen.getByText('Resources').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect([menu().open, focused()]).toEqual([true, 'One']);
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Three');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('One');
  await userEvent.keyboard('{Escape}');
  expect([menu().open, focused()]).toEqual([false, 'Resources']);
});

test('[NAV-2] closes when attention goes elsewhere, and when a link is followed', async () => {
  show();
  menu().open = true;
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(menu().open).toBe(false);
  menu().open = true;
  await userEvent.click(screen.getByText('Two'));
  expect(menu().open).toBe(false);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 1, 0],
  ['Tab', 1, undefined],
])('%s from %i goes to %s', (key, at, to) => expect(nextItem(key, at, 3)).toBe(to));
