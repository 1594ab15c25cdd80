// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from '../../bridge/navigate';
import { site } from '../../bridge/site';
import { SearchRoot } from './SearchRoot';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => router,
  useLocation: () => ({ pathname: '/nightly/fees' }),
}));

const html = (apart: boolean): string => {
  vi.stubGlobal('__SEPARATE_DIALOG__', apart);
  return renderToString(<SearchRoot />);
};

afterEach(cleanup);

test('the server renders the dialog for the version of the page', () => {
  expect(html(false)).toContain('<b class="search__version">nightly</b>');
});

test('in the browser the page leaves what was rendered to the dialog, and lends it its router', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html(false);
  const dialog = container.querySelector('dialog')!;
  vi.stubGlobal('__SEPARATE_DIALOG__', true);
  const failed = vi.fn();
  const { rerender } = render(<SearchRoot />, { container, hydrate: true, onRecoverableError: failed });
  rerender(<SearchRoot />);
  expect(container.querySelector('dialog')).toBe(dialog);
  expect(screen.getByRole('combobox', { hidden: true })).toBeTruthy();
  expect(failed).not.toHaveBeenCalled();
  expect(site().router).toBe(router);
  navigate('/fees', 'replace');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/fees');
});
