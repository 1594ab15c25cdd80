// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicEnv } from '../../../config/env';
import { site } from '../../bridge/site';
import { Chatbot } from './Chatbot';

// The offer is a part that arrives later, on a busy machine much later.
configure({ asyncUtilTimeout: 20_000 });

const SETTINGS = { key: 'test-key', scriptUrl: 'https://cdn.example/chat.js', connectUrls: [] };
const button = (name: string) => screen.findByRole('button', { name });
const script = () => document.head.querySelector('script');

beforeEach(() => {
  site().settings = { chatbot: SETTINGS } as unknown as PublicEnv;
  vi.stubGlobal('__ENV__', site().settings);
  render(<Chatbot />);
});
afterEach(() => {
  cleanup();
  script()?.remove();
});

async function load(): Promise<void> {
  await userEvent.click(await button('Ask the docs'));
  expect((await screen.findByRole('region', { name: 'Chat assistant' })).textContent).toContain('cdn.example');
  expect(script()).toBeNull();
  await userEvent.click(await button('Load the assistant'));
  expect(script()!.src).toBe(SETTINGS.scriptUrl);
}

test('[CHAT-1] it says what it would load, loads it on the second click, and the button goes', async () => {
  await load();
  expect(script()!.dataset.apiKey).toBe('test-key');
  expect(document.getElementById('__cookbook')!.dataset.apiKey).toBe('test-key');
  script()!.dispatchEvent(new Event('load'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.getElementById('__cookbook')).not.toBeNull();
});

test('[CHAT-1] it can be declined', async () => {
  await userEvent.click(await button('Ask the docs'));
  await userEvent.click(await button('Not now'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(script()).toBeNull();
});

test('[CHAT-1] a script that fails says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await load();
  script()!.dispatchEvent(new Event('error'));
  expect((await screen.findByRole('alert')).textContent).toContain('The assistant did not load.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith('The documentation chatbot did not load.');
});
