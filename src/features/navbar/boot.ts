import { addEntry, dropEntry } from '../../bridge/backCloses';
import { early } from '../../bridge/early';
import { drawerOpen } from './drawerOpen';

/** The first tap opens the drawer's frame; closed before React is there, it closes for the store too. */
function openDrawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.drawer')!;
  dialog.showModal();
  addEntry(dialog);
  const onClose = () => {
    drawerOpen.set(false);
    dropEntry(dialog);
  };
  dialog.addEventListener('close', onClose, { once: true });
  drawerOpen.set(true);
}

export function startNavbar(): void {
  drawerOpen.subscribe(() => document.documentElement.toggleAttribute('data-drawer', drawerOpen.getSnapshot()));
  early('click', '[data-drawer-open]', openDrawer);
}
