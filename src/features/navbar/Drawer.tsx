import React, { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { closeDialog, shownDialog } from '../../bridge/dialogs';
import { followInPlace } from '../../bridge/followInPlace';
import { useStore } from '../../bridge/useStore';
import { Dialog } from '../../components/Dialog';
import { pageSidebar, Sidebar, sidebarLabel } from '../sidebar';
import { Brand } from './Brand';
import type { Item } from './item';
import { NavItem } from './NavItem';

const DESKTOP = '(min-width: 997px)';

interface Props {
  title?: string;
  links: Item[];
}

/** Where the window has become wide, there is no button to open it. */
function useNarrowOnly(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const query = matchMedia(DESKTOP);
    const close = () => query.matches && closeDialog(dialog.current!);
    close();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [dialog]);
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
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useStore(shownDialog) === 'drawer';
  useNarrowOnly(dialog);
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) dialog.current!.close();
  };
  return (
    <Dialog
      ref={dialog}
      className="drawer"
      aria-label="Menu"
      open={open}
      onClick={onClick}
      onClickCapture={({ nativeEvent }) => followInPlace(nativeEvent)}
    >
      <form className="drawer__head" method="dialog">
        <span className="drawer__brand">
          <Brand />
          {title}
        </span>
        <button className="drawer__close">Close</button>
      </form>
      {open ? <Panels links={links} /> : <p className="drawer__wait">The menu is loading.</p>}
    </Dialog>
  );
}
