// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { startConsent } from './boot';
import { ConsentBanner, CookieSettingsButton } from './ConsentBanner';
import { mayLoad, seal, services, unload } from './services';
import { consent, onConsent, settingsOpen } from './store';

const shown = () => document.documentElement.hasAttribute('data-consent');
const button = (name: string) => screen.getByRole('button', { name });
const stored = (key = 'matomoConsent') => localStorage.getItem(key);
const app = (
  <>
    <ConsentBanner />
    <div id="main" tabIndex={-1} />
    <CookieSettingsButton />
    <Hydrated />
  </>
);

beforeAll(startConsent);
beforeEach(() => {
  site().hydrated = false;
  settingsOpen.set(false);
  consent.set(null);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('[CONS-1] an answer before React is stored at once, and React shows it', async () => {
  const heard = vi.fn();
  onConsent(heard);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  expect(shown()).toBe(true);
  await userEvent.click(button('I accept cookies'));
  expect([stored(), shown()]).toEqual(['true', false]);
  expect(Number(stored('matomoConsentAt'))).toBeGreaterThan(Date.now() - 60_000);
  expect(document.activeElement?.id).toBe('main');
  render(app, { container, hydrate: true });
  await userEvent.click(button('Cookie settings'));
  expect(screen.getByRole('status').textContent).toBe('Your answer now: accepted.');
  expect(heard.mock.calls).toEqual([[false], [true]]);
});

test('[CONS-1] the settings opened before React are complete after it', async () => {
  consent.set('false');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  await userEvent.click(button('Cookie settings'));
  expect(shown()).toBe(true);
  render(app, { container, hydrate: true });
  expect(screen.getByText('Your answer now: refused.')).toBeTruthy();
  expect(screen.getByText(/how many pages you opened/)).toBeTruthy();
  expect(screen.getByText(/the one you read last/)).toBeTruthy();
});

test('[CONS-1] by keyboard: Escape keeps the answer and gives the focus back', async () => {
  consent.set('true');
  render(app);
  button('Cookie settings').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cookie consent' }));
  await userEvent.keyboard('{Escape}');
  expect([shown(), stored()]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button('Cookie settings'));
});

test('[CONS-1] the first banner cannot be left by Escape, and its buttons come first', async () => {
  render(app);
  await userEvent.tab();
  expect(document.activeElement).toBe(button('I accept cookies'));
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe(true);
});

test('the chat assistant is offered for withdrawal where it runs', () => {
  settingsOpen.set(true);
  render(app);
  expect(screen.queryByText(/chat assistant is loaded/)).toBeNull();
  act(() => services.set(['chat']));
  expect(button('Unload it and delete what it stored')).toBeTruthy();
  expect(unload('analytics')).toBe(false);
});

test('no foreign script where private keys may be typed', () => {
  services.set([]);
  expect(mayLoad()).toBe(true);
  document.body.innerHTML = '<aside data-operator-values></aside>';
  expect(mayLoad()).toBe(false);
  document.body.innerHTML = '';
  expect(mayLoad()).toBe(true);
  seal();
  expect(mayLoad()).toBe(false);
});
