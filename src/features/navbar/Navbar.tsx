import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import { ColorModeButton } from '../color-mode';
import { Brand } from './Brand';
import { NavItem, type Item } from './NavItem';

const TOP_TYPES = ['docsVersionDropdown', 'search'];

/** An item that fails names itself: a configuration error should say which entry to mend. */
function Guarded({ item }: { item: Item }): ReactNode {
  return (
    <ErrorCauseBoundary
      onError={(error) =>
        new Error(
          `A navbar item failed to render. Check this entry of config/navbar.ts:\n${JSON.stringify(item, null, 2)}`,
          {
            cause: error,
          },
        )
      }
    >
      <NavItem item={item} />
    </ErrorCauseBoundary>
  );
}

const List = ({ items }: { items: Item[] }): ReactNode => items.map((item, i) => <Guarded key={i} item={item} />);

export function Navbar(): ReactNode {
  const { navbar } = useThemeConfig();
  const items = navbar.items as Item[];
  const top = items.filter((item) => TOP_TYPES.includes(item.type ?? ''));
  const links = items.filter((item) => !TOP_TYPES.includes(item.type ?? ''));
  return (
    <header className="navbar" data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <div className="navbar__top">
        <button type="button" className="navbar__menu" data-drawer-open aria-expanded="false" aria-haspopup="dialog">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span className="visually-hidden">Open the menu</span>
        </button>
        <Link className="navbar__brand" to="/">
          <Brand />
          <span>{navbar.title}</span>
        </Link>
        <List items={top.filter((item) => item.position === 'left')} />
        <span className="navbar__spacer" />
        <List items={top.filter((item) => item.position !== 'left')} />
        <ColorModeButton />
      </div>
      <nav className="navbar__links" aria-label="Main">
        <List items={links} />
      </nav>
    </header>
  );
}
