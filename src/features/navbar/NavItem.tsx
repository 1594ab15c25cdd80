import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useActiveDocContext, useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { SearchButton } from '../search';
import { VersionDropdown } from '../version-switch';

export interface Item {
  type?: string;
  label?: string;
  to?: string;
  href?: string;
  value?: string;
  position?: 'left' | 'right';
  sidebarId?: string;
  docId?: string;
  items?: Item[];
}

type Kind = (props: { item: Item }) => ReactNode;

const NavLink = ({ to, label, active }: { to: string; label?: string; active: boolean }) => (
  <Link className="navbar__link" to={to} aria-current={active ? 'page' : undefined}>
    {label}
  </Link>
);

function DefaultItem({ item }: { item: Item }) {
  const { pathname } = useLocation();
  return <NavLink to={(item.to ?? item.href)!} label={item.label} active={pathname === item.to} />;
}

function SidebarItem({ item }: { item: Item }) {
  const { activeDoc } = useActiveDocContext(undefined);
  const link = useLayoutDocsSidebar(item.sidebarId!).link;
  if (!link) throw new Error(`Sidebar '${item.sidebarId}' has no page to link to.`);
  const active = activeDoc?.sidebar === item.sidebarId;
  return (
    <Link className="navbar__link" to={link.path} aria-current={active ? 'true' : undefined}>
      {item.label ?? link.label}
    </Link>
  );
}

function DocLinkItem({ item }: { item: Item }) {
  const doc = useLayoutDoc(item.docId!);
  const { activeDoc } = useActiveDocContext(undefined);
  return doc && <NavLink to={doc.path} label={item.label ?? doc.id} active={activeDoc?.path === doc.path} />;
}

function DropdownItem({ item }: { item: Item }) {
  return (
    <details className="dropdown" data-dropdown>
      <summary className="navbar__link">{item.label}</summary>
      <ul className="dropdown__menu">
        {item.items!.map((child) => (
          <li key={child.label}>
            <Link className="dropdown__link" to={(child.to ?? child.href)!}>
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const HtmlItem: Kind = ({ item }) => <span dangerouslySetInnerHTML={{ __html: item.value ?? '' }} />;

/** One entry for each item type of the configuration; the locale list has one locale and shows nothing. */
const KINDS: Record<string, Kind> = {
  default: DefaultItem,
  dropdown: DropdownItem,
  html: HtmlItem,
  doc: DocLinkItem,
  docSidebar: SidebarItem,
  docsVersion: () => <VersionDropdown />,
  docsVersionDropdown: () => <VersionDropdown />,
  localeDropdown: () => null,
  search: () => <SearchButton />,
};

export function NavItem({ item }: { item: Item }): ReactNode {
  const type = item.type ?? 'default';
  const Kind = KINDS[type];
  if (!Kind) throw new Error(`There is no navbar item type '${type}'. Types: ${Object.keys(KINDS).join(', ')}.`);
  return <Kind item={item} />;
}
