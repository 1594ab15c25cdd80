// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import React from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { standInDialogs } from '../../../tests/jsdom';
import { startDialogs } from '../../bridge/dialogs';
import { startShortcuts } from './afterLoad';
import { Shortcuts } from './Shortcuts';

beforeAll(() => {
  standInDialogs();
  startDialogs();
  startShortcuts();
});
afterEach(cleanup);

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts', hidden: true }, { timeout: 20_000 });
const count = () => document.querySelectorAll('dialog').length;

test('? lists the keys, also a second time, and not while somebody types', async () => {
  render(
    <>
      <input aria-label="field" />
      <Shortcuts />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('field'), { key: '?' });
  expect(count()).toBe(0);
  for (let time = 0; time < 2; time++) {
    fireEvent.keyDown(document.body, { key: '?' });
    expect((await list()).textContent).toContain('Ctrl K');
    fireEvent.keyDown(document.body, { key: '?' });
    expect(count()).toBe(1);
    act(() => document.querySelector('dialog')!.close());
    expect(count()).toBe(0);
  }
});
