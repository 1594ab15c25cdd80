import { early } from '../../bridge/early';
import { drawerOpen } from './drawerOpen';
import { startHideOnScroll } from './hideOnScroll';

/** The first tap opens the drawer's frame; closed before React is there, it closes for the store too. */
function openDrawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.drawer')!;
  dialog.showModal();
  dialog.addEventListener('close', () => drawerOpen.set(false), { once: true });
  drawerOpen.set(true);
}

export function startNavbar(): void {
  startHideOnScroll();
  drawerOpen.subscribe(() => document.documentElement.toggleAttribute('data-drawer', drawerOpen.getSnapshot()));
  early('click', '[data-drawer-open]', openDrawer);
}
