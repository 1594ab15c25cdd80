// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { startColorMode } from './boot';
import { ColorModeButton } from './ColorModeButton';
import { colorMode } from './store';

const shown = () => document.documentElement.dataset.theme;
const button = () => screen.getByRole('button', { name: 'Switch between light and dark mode' });
const app = (
  <>
    <ColorModeButton />
    <Hydrated />
  </>
);

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  startColorMode();
});
beforeEach(() => {
  site().hydrated = false;
  colorMode.set('light');
});
afterEach(cleanup);

test('[COL-1] the server shows no mode as pressed, whatever the reader chose', () => {
  colorMode.set('dark');
  expect(renderToString(<ColorModeButton />)).toContain('aria-pressed="false"');
});

test('[COL-1] a click before React and a click after it each switch once', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  await userEvent.click(button());
  expect(shown()).toBe('dark');
  render(app, { container, hydrate: true });
  expect(button().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button());
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('[COL-1] works by keyboard, and follows another tab', async () => {
  render(app);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(shown()).toBe('light');
});
