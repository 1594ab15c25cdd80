// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startReplay } from '../../bridge/early';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { startCodeBlocks } from './boot';
import { CodeBlock } from './CodeBlock';
import { copyText } from './copyText';

const write = vi.fn((_text: string) => Promise.resolve());
const block = (
  <>
    <CodeBlock html="$ aztec <i>start</i>" lang="bash" checked="tables" />
    <Hydrated />
  </>
);

beforeAll(() => {
  startCodeBlocks();
  startReplay();
});
beforeEach(() => {
  site().hydrated = false;
  write.mockClear();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** user-event puts a clipboard of its own in place. */
function setup() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  return user;
}

test('[MD-1] copies without prompts and says so', async () => {
  const user = setup();
  render(block);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(write.mock.calls).toEqual([['aztec start']]);
});

test('[MD-1] a click before React copies within the click, once, and React says how it went', async () => {
  const user = setup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(block);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenCalledOnce();
  render(block, { container, hydrate: true });
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(write).toHaveBeenCalledOnce();
});

test('[MD-1] where copying is not allowed the code is selected', async () => {
  const user = setup();
  write.mockRejectedValueOnce(new Error('denied'));
  render(block);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Press Ctrl+C' })).toBeTruthy());
  expect(String(getSelection())).toContain('aztec start');
});

test('[MD-1] wraps, and the code that a reader marked stays the same', async () => {
  const user = setup();
  render(block);
  const marked = document.querySelector('code i');
  await user.click(screen.getByRole('button', { name: 'Wrap' }));
  expect(screen.getByRole('button', { name: 'Wrap' }).getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('figure')!.hasAttribute('data-wrap')).toBe(true);
  expect(document.querySelector('code i')).toBe(marked);
});

test('says what it was checked with, and offers no copy of output', () => {
  render(block);
  expect(screen.getByRole('link', { name: 'Checked with tables' }).textContent).toBe('');
  cleanup();
  render(<CodeBlock html="block 7" lang="text" />);
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('prompts are left out of shells alone', () => {
  expect(copyText('$ a\n> b\n', 'bash')).toBe('a\nb');
  expect(copyText('> quoted\n', 'markdown')).toBe('> quoted');
});
