// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React, { type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standInDialogs, standInMedia } from '../../../tests/jsdom';
import { shownDialog, startDialogs } from '../../bridge/dialogs';
import { site } from '../../bridge/site';
import { sharedStore } from '../../bridge/store';
import { pageSidebar } from '../sidebar';
import { Drawer } from './Drawer';
import { openDrawer } from './boot';

const replace = vi.fn();
vi.mock('../sidebar', async () => {
  const { sharedStore } = await import('../../bridge/store');
  const Sidebar = () => <nav aria-label="Build">the sidebar</nav>;
  return { Sidebar, pageSidebar: sharedStore('sidebar', null), sidebarLabel: () => 'Build' };
});
vi.mock('./NavItem', () => ({
  NavItem: ({ item }: { item: { label: string } }): ReactNode => <a href="#x">{item.label}</a>,
}));

const links = [{ type: 'docSidebar', sidebarId: 'dev', label: 'Build' }, { label: 'Glossary' }];
const drawer = <Drawer title="Aztec docs" links={links} />;
let wide = false;
const overlay = sharedStore<object>('overlay', {});
const dialog = () => document.querySelector('dialog')!;

beforeAll(() => {
  standInMedia(() => wide);
  standInDialogs((event) => void setTimeout(event));
  startDialogs();
});
beforeEach(() => {
  site().router = { push: vi.fn(), replace };
  overlay.set({});
  wide = false;
  shownDialog.set('');
  pageSidebar.set({ name: 'dev', items: [] });
});
afterEach(cleanup);

test('[NAV-3] the server sends the frame alone', () => {
  const html = renderToString(drawer);
  expect(html).toContain('Close');
  expect(html).not.toContain('Glossary');
});

test('[NAV-3] shows the sidebar of the page, and the main menu, which leads back to it', async () => {
  render(drawer);
  act(openDrawer);
  expect(screen.getByRole('navigation', { name: 'Build' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '← Back to main menu' }));
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect([...main.children].map((item) => item.textContent)).toEqual(['Build →', 'Glossary']);
  await userEvent.click(screen.getByRole('button', { name: 'Build →' }));
  expect(screen.getByRole('navigation', { name: 'Build' })).toBeTruthy();
});

test('[NAV-3] a page without a sidebar shows the main menu; a link closes it', async () => {
  pageSidebar.set(null);
  render(drawer);
  act(openDrawer);
  expect(dialog().open).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Build' }));
  expect(dialog().open).toBe(false);
});

test('[NAV-3] stays open where it was opened before React came', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(drawer);
  openDrawer();
  render(drawer, { container, hydrate: true });
  expect(dialog().open).toBe(true);
  expect(screen.getByRole('navigation', { name: 'Build' })).toBeTruthy();
});

test('[NAV-3] closes where the window became wide before React came', () => {
  wide = true;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(drawer);
  openDrawer();
  render(drawer, { container, hydrate: true });
  expect(dialog().open).toBe(false);
});

test('[NAV-3] Back closes it; the page of a link takes its place in the history', async () => {
  pageSidebar.set(null);
  render(drawer);
  act(openDrawer);
  expect(overlay.getSnapshot()).toEqual({ layer: dialog() });
  history.back();
  await waitFor(() => expect(shownDialog.getSnapshot()).toBe(''));
  act(openDrawer);
  await userEvent.click(screen.getByRole('link', { name: 'Glossary' }));
  expect(replace).toHaveBeenLastCalledWith('/#x');
  expect(shownDialog.getSnapshot()).toBe('');
});
