import React, { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebar, PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { withoutSlash } from '../../../core/pagePath';
import { Disclosure } from '../disclosure';
import { sidebarLabel, type PageSidebar } from './current';
import { showCurrent } from './showCurrent';

const isExternal = (href: string): boolean => /^https?:/.test(href);

interface PageProps {
  href: string;
  label: string;
  current: boolean;
}

/** Of all the links, a navigation changes two: the others are not rendered again. */
const Page = memo(function Page({ href, label, current }: PageProps): ReactNode {
  return (
    <Link className="sidebar__link" to={href} aria-current={current ? 'page' : undefined}>
      {label}
      {isExternal(href) && <span className="sidebar__external" aria-label="(external)" role="img" />}
    </Link>
  );
});

/** Docusaurus writes the addresses of index pages with a slash here, which the site leaves out. */
const isCurrent = (href: string, path: string): boolean => withoutSlash(href) === path;

interface Place {
  path: string;
  /** Only the categories around the page list what is in them. */
  short: boolean;
  /** Closed categories have their links. */
  isLater: boolean;
}

/** Of so many links each page would carry more sidebar than text. */
const MANY_LINKS = 400;

const countLinks = (items: PropSidebar): number =>
  items.reduce((sum, item) => sum + (item.type === 'category' ? countLinks(item.items) : 1), 0);

function firstPage({ href, items }: PropSidebarItemCategory): string | undefined {
  if (href) return href;
  for (const item of items) {
    const found = item.type === 'category' ? firstPage(item) : item.type === 'link' ? item.href : undefined;
    if (found) return found;
  }
  return undefined;
}

/** After hydration, when nothing else waits. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}

/**
 * A native disclosure, which opens without a script and never closes another one. A closed one whose own page lists its
 * links gets them after hydration: else half of a page's HTML would be sidebar.
 */
function Category({ item, ...place }: Place & { item: PropSidebarItemCategory }): ReactNode {
  const { path, short, isLater } = place;
  const active = isActiveSidebarItem(item, path);
  const [openAtFirst] = useState(active || !item.collapsed);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (active && details.current) details.current.open = true;
  }, [active]);
  const first = short && !active && firstPage(item);
  if (first)
    return (
      <li>
        <Page href={first} label={item.label} current={isCurrent(first, path)} />
      </li>
    );
  return (
    <li className="sidebar__category" data-linked={item.href ? '' : undefined}>
      {item.href && <Page href={item.href} label={item.label} current={isCurrent(item.href, path)} />}
      <Disclosure
        ref={details}
        open={openAtFirst}
        summary={{
          className: 'sidebar__toggle',
          'aria-label': item.href ? `Pages under ${item.label}` : undefined,
          children: item.href ? '' : item.label,
        }}
      >
        {(isLater || openAtFirst || !item.href) && <Items items={item.items} {...place} />}
      </Disclosure>
    </li>
  );
}

function Item({ item, ...place }: Place & { item: PropSidebarItem }): ReactNode {
  if (item.type === 'category') return <Category item={item} {...place} />;
  if (item.type === 'html') return <li className="sidebar__heading">{item.value}</li>;
  return (
    <li>
      <Page href={item.href} label={item.label} current={isCurrent(item.href, place.path)} />
    </li>
  );
}

function Items({ items, ...place }: Place & { items: PropSidebar }): ReactNode {
  return (
    <ul>
      {items.map((item, i) => (
        <Item key={i} item={item} {...place} />
      ))}
    </ul>
  );
}

export function Sidebar({ items, name }: PageSidebar): ReactNode {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // In the next frame: by then the categories around a new page are open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => showCurrent(nav.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <nav ref={nav} className="sidebar" aria-label={sidebarLabel(name)}>
      <Items items={items} path={pathname} short={countLinks(items) > MANY_LINKS} isLater={useLater()} />
    </nav>
  );
}
