import { sharedStore } from '../../bridge/store';

export const drawerOpen = sharedStore('drawer', false);
