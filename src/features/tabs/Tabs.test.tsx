// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../../bridge/site';
import { startTabs } from './boot';
import { tabChoice } from './store';
import { TabItem, Tabs } from './Tabs';

const two = (groupId?: string) => (
  <Tabs groupId={groupId} defaultValue="npm">
    <TabItem value="npm">with npm</TabItem>
    <TabItem value="yarn" label="Yarn">
      with yarn
    </TabItem>
  </Tabs>
);
const checked = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio', { name }).map((input) => input.checked);

beforeEach(() => {
  localStorage.clear();
  delete window.site;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('tabs of one group change together, and the choice is kept', async () => {
  render([two('pm'), two('pm'), two('other')].map((tabs, i) => <div key={i}>{tabs}</div>));
  await userEvent.click(screen.getAllByRole('radio', { name: 'Yarn' })[0]!);
  expect(checked('Yarn')).toEqual([true, true, false]);
  expect(localStorage.getItem('docusaurus.tab.pm')).toBe('yarn');
});

test('a choice that the tabs do not have leaves the default', () => {
  localStorage.setItem('docusaurus.tab.pm', 'pnpm');
  render(two('pm'));
  expect(checked('npm')).toEqual([true]);
});

test('without a group each chooses for itself', async () => {
  render([two(), two()].map((tabs, i) => <div key={i}>{tabs}</div>));
  await userEvent.click(screen.getAllByRole('radio', { name: 'Yarn' })[0]!);
  expect(checked('Yarn')).toEqual([true, false]);
});

test('before React, the stored choice shows and a change is shared; React takes both over', async () => {
  localStorage.setItem('docusaurus.tab.pm', 'yarn');
  const app = [two('pm'), two('pm')].map((tabs, i) => <div key={i}>{tabs}</div>);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  startTabs();
  expect(checked('Yarn')).toEqual([true, true]);
  await userEvent.click(screen.getAllByRole('radio', { name: 'npm' })[1]!);
  expect(checked('npm')).toEqual([true, true]);
  render(<>{app}</>, { container, hydrate: true });
  site().hydrated = true;
  expect(checked('npm')).toEqual([true, true]);
  act(() => tabChoice('pm').set('yarn'));
  expect(checked('Yarn')).toEqual([true, true]);
});
