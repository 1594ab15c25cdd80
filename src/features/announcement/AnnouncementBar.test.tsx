// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Hydrated } from '../../bridge/Hydrated';
import { site } from '../../bridge/site';
import { AnnouncementBar } from './AnnouncementBar';
import { startAnnouncement } from './boot';

vi.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({ announcementBar: { id: 'two', content: '<b>News</b>', isCloseable: true } }),
}));

const hidden = () => document.documentElement.getAttribute('data-announcement-bar-initially-dismissed');
const kept = () => [
  localStorage.getItem('docusaurus.announcement.id'),
  localStorage.getItem('docusaurus.announcement.dismiss'),
];
const close = () => screen.getByRole('button', { name: 'Close' });
const app = (
  <>
    <AnnouncementBar />
    <Hydrated />
  </>
);

afterEach(cleanup);

test('a new bar is shown again; a click closes it before React and after', async () => {
  localStorage.setItem('docusaurus.announcement.id', 'one');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  startAnnouncement();
  expect(hidden()).toBe('false');
  await userEvent.click(close());
  expect([hidden(), ...kept()]).toEqual(['true', 'two', 'true']);
  render(app, { container, hydrate: true });
  localStorage.clear();
  expect(site().hydrated).toBe(true);
  await userEvent.click(close());
  expect(kept()).toEqual(['two', 'true']);
});
