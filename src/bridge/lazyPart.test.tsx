// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const answer = { default: Hello };
afterEach(cleanup);

test('shows the waiting view, then the part with its props', async () => {
  const Part = lazyPart(() => Promise.resolve(answer), { name: 'The greeting', waiting: <p>Wait</p> });
  expect(renderToString(<Part name="Ann" />)).toBe('<p>Wait</p>');
  render(<Part name="Ann" />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
});

test('a part that does not load says so in its place, and the button tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
  const Part = lazyPart<{ name: string }>(load, { name: 'The greeting' });
  render(<Part name="Ann" />);
  expect((await screen.findByRole('alert')).textContent).toContain('The greeting did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what was fetched ahead is there at once', async () => {
  const Part = lazyPart(() => Promise.resolve(answer), { name: 'The greeting', waiting: <p>Wait</p> });
  Part.preload();
  await Promise.resolve();
  render(<Part name="Ann" />);
  expect(screen.getByText('Hello Ann')).toBeTruthy();
});
