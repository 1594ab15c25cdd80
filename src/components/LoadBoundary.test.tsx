// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazyWithRetry';
import { LoadBoundary } from './LoadBoundary';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const answer = { default: Hello };
const offline = () => vi.fn<() => Promise<typeof answer>>().mockRejectedValueOnce(new Error('offline'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows the waiting view, on the server too, then the part with its props', async () => {
  const Part = lazyWithRetry(() => Promise.resolve(answer));
  const view = (
    <LoadBoundary name="The greeting" waiting={<p>Wait</p>}>
      <Part name="Ann" />
    </LoadBoundary>
  );
  expect(renderToString(view)).toBe('<p>Wait</p>');
  render(view);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
});

test('a part that does not load says so in its place, and the button tries again', async () => {
  // React tells of errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = offline().mockResolvedValue(answer);
  const Part = lazyWithRetry(load);
  render(
    <LoadBoundary name="The greeting">
      <Part name="Ann" />
    </LoadBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The greeting did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
});

test('one that nobody asked for fails quietly, and whoever shows it is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyWithRetry(offline().mockRejectedValue(new Error('offline')));
  const failed = vi.fn();
  const { container } = render(
    <LoadBoundary name="The greeting" quiet onFailed={failed}>
      <Part name="Ann" />
    </LoadBoundary>,
  );
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

test('an error of the part itself is not taken for one of the connection', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  const show = () =>
    render(
      <LoadBoundary name="The greeting">
        <Broken />
      </LoadBoundary>,
    );
  expect(show).toThrow('broken');
});
