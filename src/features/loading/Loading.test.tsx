// @vitest-environment jsdom
import React, { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading } from './Loading';

let box: HTMLElement;
let root: Root;
const show = (element: React.ReactElement) => act(() => root.render(element));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  box = document.createElement('div');
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

test('[ROUTE-12] nothing shows before the delay, then a spinner', () => {
  show(<Loading pastDelay={false} retry={() => undefined} />);
  expect(box.innerHTML).toBe('');
  show(<Loading pastDelay retry={() => undefined} />);
  expect(box.querySelector('[role="status"] .spinner')).not.toBeNull();
});

test('[ROUTE-12] an error shows its text and a Retry button that retries', () => {
  const retry = vi.fn();
  show(<Loading pastDelay error={new Error('chunk 42 failed')} retry={retry} />);
  expect(box.textContent).toContain('chunk 42 failed');
  const button = box.querySelector('button')!;
  expect(button.textContent).toBe('Retry');
  act(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(retry).toHaveBeenCalledOnce();
});
