import React, { lazy, Suspense, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { useDocsVersionCandidates, useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ErrorCauseBoundary } from '@docusaurus/theme-common';
import { trustedHtml } from '../../bridge/trustedHtml';
import { useActiveDoc } from '../../bridge/useActiveDoc';
import { Dropdown } from '../dropdown';
import { SearchButton } from '../search';
import { useInVersion, VersionDropdown } from '../version-switch';
import type { Item } from './item';

type Kind = (props: { item: Item }) => ReactNode;

const NavLink = ({ to, label, active }: { to: string; label?: string; active?: 'page' | 'true' | false }) => (
  <Link className="navbar__link" to={to} aria-current={active || undefined}>
    {label}
  </Link>
);

function DefaultItem({ item }: { item: Item }) {
  const { pathname } = useLocation();
  const to = useInVersion()((item.to ?? item.href)!);
  return <NavLink to={to} label={item.label} active={pathname === to && 'page'} />;
}

function SidebarItem({ item }: { item: Item }) {
  const activeDoc = useActiveDoc();
  const link = useLayoutDocsSidebar(item.sidebarId!).link;
  if (!link) throw new Error(`Sidebar '${item.sidebarId}' has no page to link to.`);
  return (
    <NavLink to={link.path} label={item.label ?? link.label} active={activeDoc?.sidebar === item.sidebarId && 'true'} />
  );
}

function DocLinkItem({ item }: { item: Item }) {
  const doc = useLayoutDoc(item.docId!);
  const activeDoc = useActiveDoc();
  return doc && <NavLink to={doc.path} label={item.label ?? doc.id} active={activeDoc?.path === doc.path && 'page'} />;
}

/** A link to the first page of the version being read. */
function VersionItem({ item }: { item: Item }) {
  const [version] = useDocsVersionCandidates(undefined);
  const main = version.docs.find((doc) => doc.id === version.mainDocId)!;
  return <NavLink to={item.to ?? main.path} label={item.label ?? version.label} />;
}

function DropdownItem({ item }: { item: Item }) {
  return (
    <Dropdown summary={{ className: 'navbar__link', children: item.label }}>
      {item.items!.map((child) => (
        <li key={child.label}>
          <Link className="dropdown__link" to={(child.to ?? child.href)!}>
            {child.label}
          </Link>
        </li>
      ))}
    </Dropdown>
  );
}

const LocaleDropdown = lazy(() => import('./LocaleDropdown'));

/** With one locale there is nothing to choose: nothing is shown, and nothing is loaded. */
function LocaleItem() {
  const { locales } = useDocusaurusContext().i18n;
  return (
    locales.length > 1 && (
      <Suspense>
        <LocaleDropdown />
      </Suspense>
    )
  );
}

const HtmlItem: Kind = ({ item }) => <span dangerouslySetInnerHTML={trustedHtml(item.value ?? '')} />;

/** One entry for each item type of the configuration. */
const KINDS: Record<string, Kind> = {
  default: DefaultItem,
  dropdown: DropdownItem,
  html: HtmlItem,
  doc: DocLinkItem,
  docSidebar: SidebarItem,
  docsVersion: VersionItem,
  docsVersionDropdown: () => <VersionDropdown />,
  localeDropdown: LocaleItem,
  search: () => <SearchButton />,
};

function Rendered({ item }: { item: Item }): ReactNode {
  const type = item.type ?? 'default';
  const Kind = KINDS[type];
  if (!Kind) throw new Error(`There is no navbar item type '${type}'. Types: ${Object.keys(KINDS).join(', ')}.`);
  return <Kind item={item} />;
}

/** An item that fails names itself: a configuration error should say which entry to mend. */
export function NavItem({ item }: { item: Item }): ReactNode {
  const where = `A navbar item failed to render. Check this entry of config/navbar.ts:\n${JSON.stringify(item, null, 2)}`;
  return (
    <ErrorCauseBoundary onError={(error) => new Error(where, { cause: error })}>
      <Rendered item={item} />
    </ErrorCauseBoundary>
  );
}
