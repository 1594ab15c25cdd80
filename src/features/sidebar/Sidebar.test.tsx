// @vitest-environment jsdom
import React, { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { Sidebar } from './Sidebar';

vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/c2/p1' }) }));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => {
  const active = (item: PropSidebarItem, path: string): boolean =>
    item.type === 'category'
      ? item.items.some((each) => active(each, path))
      : item.type === 'link' && item.href === path;
  return { isActiveSidebarItem: active };
});

const category = (c: number, pages: number): PropSidebarItem => ({
  type: 'category',
  label: `Category ${c}`,
  collapsed: true,
  collapsible: true,
  items: Array.from({ length: pages }, (_, p) => ({ type: 'link', label: `Page ${p}`, href: `/c${c}/p${p}` })),
});
const links = (categories: number, pages: number): string[] => {
  const items: PropSidebar = Array.from({ length: categories }, (_, c) => category(c, pages));
  const html = renderToStaticMarkup(<Sidebar items={items} name="developerSidebar" />);
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
};

afterEach(cleanup);

test('a sidebar holds all its links', () => expect(links(10, 40)).toHaveLength(400));

test('a very long one lists what is around the page; other categories lead to their first page', () => {
  const found = links(11, 40);
  expect(found).toHaveLength(40 + 10);
  expect(found.slice(0, 4)).toEqual(['/c0/p0', '/c1/p0', '/c2/p0', '/c2/p1']);
});

test('a closed category with a page of its own gets its links after hydration; its page is linked at once', async () => {
  const items = [1, 2].map((c): PropSidebarItem => ({ ...category(c, 3), href: `/c${c}` }) as PropSidebarItem);
  const html = renderToStaticMarkup(<Sidebar items={items} name="developerSidebar" />);
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/c1', '/c2', '/c2/p0', '/c2/p1', '/c2/p2']);
  render(<Sidebar items={items} name="developerSidebar" />);
  expect(await screen.findAllByRole('link', { name: 'Page 2', hidden: true })).toHaveLength(2);
});
