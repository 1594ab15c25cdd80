// @vitest-environment jsdom
import React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Diagram } from './Diagram';

/** The browser tells of a dialog that was closed a moment later. */
const late: (() => void)[] = [];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    late.push(() => this.dispatchEvent(new Event('close')));
  };
});
afterEach(cleanup);

const tell = () => act(() => late.splice(0).forEach((event) => event()));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('dialog', { name: 'Enlarged diagram' }).length;

test('is enlarged again before the browser tells that it was closed', async () => {
  render(<Diagram id="a" alt="A to B" width="800" height="400" />);
  await click('Enlarge');
  await click('Close');
  await click('Enlarge');
  tell();
  expect(shown()).toBe(1);
  await click('Close');
  tell();
  expect(document.querySelector('dialog')).toBeNull();
});
