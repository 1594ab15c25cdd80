// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Loading } from './Loading';

afterEach(cleanup);

test('[ROUTE-12] nothing shows before the delay, then a spinner', () => {
  const { container, rerender } = render(<Loading pastDelay={false} retry={() => undefined} />);
  expect(container.childElementCount).toBe(0);
  rerender(<Loading pastDelay retry={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('[ROUTE-12] an error shows its text and a Retry button that retries', async () => {
  const retry = vi.fn();
  render(<Loading pastDelay error={new Error('chunk 42 failed')} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('chunk 42 failed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});
