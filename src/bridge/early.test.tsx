// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React, { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { early, giveUp, startReplay, takeBegun } from './early';
import { Hydrated } from './Hydrated';
import { site } from './site';

const sent = vi.fn();
let container: HTMLElement;

function Widget() {
  const [count, setCount] = useState(0);
  const [begun, setBegun] = useState<unknown>();
  return (
    <>
      <button
        type="button"
        data-replay
        onClick={(event) => {
          setBegun(takeBegun(event.currentTarget));
          setCount((n) => n + 1);
        }}
      >
        Clicked {count} {String(begun ?? '')}
      </button>
      <form
        data-replay
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('email'));
        }}
      >
        <input name="email" aria-label="Email" defaultValue="" />
        <button type="submit">Send</button>
      </form>
      <Hydrated />
    </>
  );
}

const button = () => screen.getByRole('button', { name: /Clicked/ });
const hydrate = () => render(<Widget />, { container, hydrate: true });
/** The remembered acts are done in a task of their own. */
const settled = () => waitFor(() => expect(site().acts.size).toBe(0));

beforeAll(() => {
  startReplay();
  early('click', 'button[data-replay]', () => 'begun');
});
beforeEach(() => {
  site().hydrated = false;
  sent.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Widget />);
});
afterEach(() => {
  cleanup();
  container.remove();
  site().acts.clear();
});

test('a click before React is done once after it, however often it was made', async () => {
  await userEvent.click(button());
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  hydrate();
  await waitFor(() => expect(button().textContent).toContain('Clicked 1'));
  expect(button().hasAttribute('aria-busy')).toBe(false);
  await userEvent.click(button());
  expect(button().textContent).toContain('Clicked 2');
});

test('a click after hydration is answered by React alone', async () => {
  hydrate();
  await userEvent.click(button());
  await settled();
  expect(button().textContent).toContain('Clicked 1');
});

test('what the boot script began is handed to the component, once', async () => {
  await userEvent.click(button());
  hydrate();
  await waitFor(() => expect(button().textContent).toBe('Clicked 1 begun'));
  await userEvent.click(button());
  expect(button().textContent).toBe('Clicked 2 ');
});

test('a modified click is not remembered', () => {
  fireEvent.click(button(), { ctrlKey: true });
  expect(site().acts.size).toBe(0);
});

test('a form sent before React is sent once, with the text that was typed', async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.co{Enter}');
  expect(sent).not.toHaveBeenCalled();
  hydrate();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('a@b.co'));
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  ['the browser sends the form, by the button that was pressed', true],
  ['offline nothing is sent, and nothing stays busy', false],
])('where React does not come, %s', async (_name, onLine) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  // What reaches the window is up to the browser.
  const submitted = vi.fn((event: SubmitEvent) => {
    const answer = event.defaultPrevented ? 'prevented' : (event.submitter?.textContent ?? '');
    event.preventDefault();
    return answer;
  });
  addEventListener('submit', submitted);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(button());
  giveUp();
  removeEventListener('submit', submitted);
  expect(submitted.mock.results.map(({ value }) => value as string)).toEqual(
    onLine ? ['prevented', 'Send'] : ['prevented'],
  );
  expect(document.querySelector('[aria-busy]')).toBeNull();
  vi.restoreAllMocks();
});

test('a part that does not load later leaves React in charge', async () => {
  hydrate();
  await waitFor(() => expect(site().hydrated).toBe(true));
  giveUp();
  await userEvent.click(button());
  expect([site().acts.size, button().textContent]).toEqual([0, expect.stringContaining('Clicked 1')]);
});

test('links wait only while the address is not the one that was asked for', () => {
  const link = container.appendChild(document.createElement('a'));
  link.href = '#there';
  expect(fireEvent.click(link)).toBe(true);
  site().requested = 'https://example.org/nothing';
  expect(fireEvent.click(link, { metaKey: true })).toBe(true);
  expect(site().acts.size).toBe(0);
  expect(fireEvent.click(link)).toBe(false);
  expect(site().acts.has(link)).toBe(true);
  site().requested = '';
});
