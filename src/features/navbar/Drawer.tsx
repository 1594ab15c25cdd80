import React, { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { addEntry, dropEntry, takeEntry } from '../../bridge/backCloses';
import { isPlain } from '../../bridge/early';
import { useStore } from '../../bridge/useStore';
import { pageSidebar, Sidebar, sidebarLabel } from '../sidebar';
import { Brand } from './Brand';
import { drawerOpen } from './drawerOpen';
import type { Item } from './item';
import { NavItem } from './NavItem';

const DESKTOP = '(min-width: 997px)';

interface Props {
  title?: string;
  links: Item[];
}

/** The element follows the store. It may be open already: the boot script shows it at the first tap. */
function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useStore(drawerOpen);
  useEffect(() => {
    // By the store itself: `open` is the server's while hydrating, and may be the same again after it.
    const follow = () => {
      const wanted = drawerOpen.getSnapshot();
      if (wanted && !dialog.current!.open) {
        dialog.current!.showModal();
        addEntry(dialog.current!);
      }
      if (!wanted) dialog.current!.close();
    };
    follow();
    return drawerOpen.subscribe(follow);
  }, []);
  useEffect(() => {
    const query = matchMedia(DESKTOP);
    const close = () => query.matches && drawerOpen.set(false);
    close();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);
  return { dialog, open };
}

const Switch = ({ label, onClick }: { label: string; onClick: () => void }): ReactNode => (
  <button type="button" className="drawer__switch" onClick={onClick}>
    {label}
  </button>
);

/** Two panels: the sidebar of the page, where it has one, and the links of the navbar. */
function Panels({ links }: { links: Item[] }): ReactNode {
  const sidebar = useStore(pageSidebar);
  const [chosen, setChosen] = useState<'page' | 'site'>('page');
  if (sidebar && chosen === 'page')
    return (
      <>
        <Switch label="← Back to main menu" onClick={() => setChosen('site')} />
        <Sidebar {...sidebar} />
      </>
    );
  return (
    <nav className="drawer__links" aria-label="Main">
      {links.map((item, i) =>
        sidebar && item.sidebarId === sidebar.name ? (
          <Switch key={i} label={`${item.label ?? sidebarLabel(sidebar.name)} →`} onClick={() => setChosen('page')} />
        ) : (
          <NavItem key={i} item={item} />
        ),
      )}
    </nav>
  );
}

/**
 * The mobile menu: a modal dialog, which gives focus trapping, an inert background, Escape and focus restore. Its frame
 * is in every page, so that it opens at once; what is in it comes with React.
 */
export function Drawer({ title, links }: Props): ReactNode {
  const { dialog, open } = useDrawer();
  const history = useHistory();
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) drawerOpen.set(false);
  };
  /** The page that a link leads to takes the place of the drawer in the browser's history. */
  const onLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event.nativeEvent) || !takeEntry() || link.origin !== location.origin) return;
    event.preventDefault();
    history.replace(link.pathname + link.search + link.hash);
  };
  const onClose = () => {
    drawerOpen.set(false);
    dropEntry(dialog.current!);
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className="drawer" aria-label="Menu" {...{ onClick, onClose }} onClickCapture={onLink}>
      <form className="drawer__head" method="dialog">
        <span className="drawer__brand">
          <Brand />
          {title}
        </span>
        <button className="drawer__close">Close</button>
      </form>
      {open ? <Panels links={links} /> : <p className="drawer__wait">The menu is loading.</p>}
    </dialog>
  );
}
