import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { shownDialog } from '../../bridge/dialogs';
import { useStore } from '../../bridge/useStore';
import { ColorModeButton } from '../color-mode';
import { useInVersion } from '../version-switch';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { openDrawer } from './boot';
import { isTop, type Item } from './item';
import { NavItem } from './NavItem';

const List = ({ items }: { items: Item[] }): ReactNode => items.map((item, i) => <NavItem key={i} item={item} />);

function MenuButton(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__menu"
      data-drawer-open
      aria-expanded={useStore(shownDialog) === 'drawer'}
      aria-haspopup="dialog"
      onClick={openDrawer}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="visually-hidden">Open the menu</span>
    </button>
  );
}

export function Navbar(): ReactNode {
  const { navbar } = useThemeConfig();
  const home = useInVersion()('/');
  const items = navbar.items as Item[];
  const top = items.filter(isTop);
  const links = items.filter((item) => !isTop(item));
  return (
    <>
      <header className="navbar" data-hide-on-scroll={navbar.hideOnScroll || undefined}>
        <div className="navbar__top">
          <MenuButton />
          <Link className="navbar__brand" to={home}>
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
      <Drawer title={navbar.title} links={links} />
    </>
  );
}
