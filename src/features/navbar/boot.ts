import { showDialog } from '../../bridge/dialogs';
import { early } from '../../bridge/early';

export const openDrawer = (): void => showDialog(document.querySelector<HTMLDialogElement>('dialog.drawer')!);

/** The first tap opens the drawer's frame. */
export const startNavbar = (): void => early('click', '[data-drawer-open]', openDrawer);
