import { showCurrent } from './showCurrent';

/** For the page that was loaded; the component does it after each navigation. */
export const startSidebar = (): void => showCurrent(document.querySelector('.docs .sidebar'));
