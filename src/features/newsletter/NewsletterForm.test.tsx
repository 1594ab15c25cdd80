// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startReplay } from '../../bridge/early';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { sharedStore } from '../../bridge/store';
import { startNewsletter } from './boot';
import { NewsletterForm } from './NewsletterForm';

const app = (
  <>
    <NewsletterForm />
    <Hydrated />
  </>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
const request = vi.fn();
const answer = (body: object, status = 200) =>
  request.mockResolvedValue(new Response(JSON.stringify(body), { status }));

/** The page as the server sent it, with the boot script. */
function serve(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  startNewsletter();
  return container;
}

beforeAll(() => {
  startReplay();
  vi.stubGlobal('fetch', request);
});
beforeEach(() => {
  site().hydrated = false;
  sharedStore('newsletter', { state: 'idle' }).set({ state: 'idle' });
  request.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('[NEWS-1] the button is off while the field is blank, on both sides of hydration', async () => {
  const container = serve();
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), 'a');
  expect(button().disabled).toBe(false);
  render(app, { container, hydrate: true });
  expect([field().value, button().disabled]).toEqual(['a', false]);
  await userEvent.clear(field());
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), 'b');
  expect(button().disabled).toBe(false);
});

test.each(['before', 'after'])('[NEWS-1] Enter in a blank field, %s React, says what is missing', async (when) => {
  const container = serve();
  if (when === 'after') render(app, { container, hydrate: true });
  await userEvent.type(field(), ' {Enter}');
  if (when === 'before') render(app, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Email address is required'));
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'a');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('[NEWS-3] sent before React it is sent once; success replaces the form and takes the focus', async () => {
  answer({ message: 'ok' });
  const container = serve();
  await userEvent.type(field(), 'reader@example.org');
  await userEvent.click(button());
  expect(request).not.toHaveBeenCalled();
  render(app, { container, hydrate: true });
  const done = screen.getByRole('status');
  await waitFor(() => expect(done.textContent).toBe('Thanks for subscribing! 🎉'));
  expect(JSON.parse(request.mock.calls[0]![1].body)).toMatchObject({ email: 'reader@example.org' });
  expect(request).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(done);
  expect(container.querySelector('form')!.hidden).toBe(true);
});

test('[NEWS-3] while it is sent, field and button are off; a failure keeps the text', async () => {
  let respond = (_: Response) => {};
  request.mockReturnValue(new Promise<Response>((resolve) => (respond = resolve)));
  render(app);
  await userEvent.type(field(), 'reader@example.org{Enter}');
  expect([field().disabled, button().disabled]).toEqual([true, true]);
  expect(document.querySelector('form')!.getAttribute('aria-busy')).toBe('true');
  await act(async () => respond(new Response('{"error":"Unknown source"}', { status: 400 })));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Unknown source'));
  expect([field().value, field().disabled]).toEqual(['reader@example.org', false]);
  expect(document.activeElement).toBe(field());
});

test('[NEWS-3] rules that cannot be fetched are told as a failure, and the text stays', async () => {
  vi.doMock('./submit', () => {
    throw new Error('offline');
  });
  render(app);
  await userEvent.type(field(), 'reader@example.org');
  await userEvent.click(button());
  await screen.findByText('Failed to subscribe. Please try again.');
  expect([field().value, field().disabled, request.mock.calls]).toEqual(['reader@example.org', false, []]);
  vi.doUnmock('./submit');
});
