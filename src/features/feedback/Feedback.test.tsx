// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_STORED, FEEDBACK_FAILED, FEEDBACK_PATH, LINE, LINE_STORED } from '../../../core/feedback';
import { startReplay } from '../../bridge/early';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { Feedback } from './Feedback';

const place = { page: '/guide', version: 'v2' };
const app = (
  <>
    <Feedback {...place} />
    <Hydrated />
  </>
);
const request = vi.fn();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const sent = () => request.mock.calls.map(([path, { body }]) => [path, JSON.parse(body as string)]);
const answer = (status: number, body: object | string) =>
  request.mockImplementation(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
const says = (role: 'status' | 'alert', text: string) =>
  waitFor(() => expect(screen.getByRole(role).textContent).toBe(text));

beforeAll(() => {
  startReplay();
  vi.stubGlobal('fetch', request);
});
beforeEach(() => {
  site().hydrated = false;
  request.mockReset();
  answer(200, { message: 'stored' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('[HELP-1] nothing is sent before a press, and then page, version and answer alone', async () => {
  render(app);
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(button('No'));
  await says('status', ANSWER_STORED);
  expect(sent()).toEqual([[FEEDBACK_PATH, { ...place, answer: 'no' }]]);
});

test('[HELP-1] pressed before React it is sent once, with the answer that was pressed', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  await userEvent.click(button('Yes'));
  await userEvent.click(button('No'));
  expect(request).not.toHaveBeenCalled();
  render(app, { container, hydrate: true });
  await says('status', ANSWER_STORED);
  expect(sent()).toEqual([[FEEDBACK_PATH, { ...place, answer: 'no' }]]);
});

test.each(['yes', 'no'] as const)(
  '[HELP-2] after %s the thanks have the focus, and a line can be added',
  async (given) => {
    render(app);
    await userEvent.click(button(given === 'yes' ? 'Yes' : 'No'));
    await says('status', ANSWER_STORED);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText(LINE[given]));
    await userEvent.keyboard(' Fees\u202e and gas {Enter}');
    await says('status', LINE_STORED);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(sent()[1]).toEqual([FEEDBACK_PATH, { ...place, answer: given, text: 'Fees and gas' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('[HELP-2] while it is sent it is busy, and a second press sends nothing', async () => {
  let respond = (_: Response) => {};
  request.mockReturnValue(new Promise<Response>((resolve) => (respond = resolve)));
  render(app);
  await userEvent.click(button('No'));
  await userEvent.click(button('Yes'));
  expect(document.querySelector('form')!.getAttribute('aria-busy')).toBe('true');
  await act(async () => respond(new Response('{"message":"stored"}')));
  await says('status', ANSWER_STORED);
  expect(request).toHaveBeenCalledOnce();
});

test.each<[string, number, object | string, string]>([
  ['429', 429, { retryAfter: 61 }, 'Please wait 2 minute(s) before trying again.'],
  ['503', 503, { error: FEEDBACK_FAILED }, FEEDBACK_FAILED],
  ['an error without words', 500, { error: {} }, FEEDBACK_FAILED],
  ["a hotel's sign-in page", 200, '<html>', FEEDBACK_FAILED],
])('[HELP-3] %s is told, thanked is not, and the next try works', async (_name, status, body, text) => {
  answer(status, body);
  render(app);
  await userEvent.click(button('No'));
  await says('alert', text);
  expect([screen.getByRole('status').textContent, document.activeElement]).toEqual(['', button('No')]);
  answer(200, { message: 'stored' });
  await userEvent.click(button('No'));
  await says('status', ANSWER_STORED);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  [false, 'You are offline, so nothing was sent. Try again once you are connected.'],
  [true, 'This site did not answer. Check your connection and try again.'],
])('[HELP-3] without an answer, with onLine %s, the reader is told and the text stays', async (onLine, text) => {
  render(app);
  await userEvent.click(button('No'));
  await waitFor(field);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.type(field(), 'Fees{Enter}');
  await says('alert', text);
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['Fees', 'true']);
  answer(200, { message: 'stored' });
  await userEvent.click(button('Send'));
  await says('status', LINE_STORED);
});

test('[HELP-3] a text that is too long stays, and is not sent', async () => {
  render(app);
  await userEvent.click(button('No'));
  await waitFor(field);
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(501));
  await userEvent.click(button('Send'));
  await says('alert', 'Please shorten it: it has 501 characters, and up to 500 are kept.');
  expect([field().value.length, request.mock.calls.length]).toEqual([501, 1]);
});
