/** An entry of config/navbar.ts. */
export interface Item {
  type?: string;
  label?: string;
  to?: string;
  href?: string;
  value?: string;
  position?: 'left' | 'right';
  sidebarId?: string;
  docId?: string;
  items?: Item[];
}

const TOP_TYPES = ['docsVersion', 'docsVersionDropdown', 'localeDropdown', 'search'];

/** The first row of the navbar holds what is about the whole site; the second row, and the drawer, the links. */
export const isTop = ({ type = '' }: Item): boolean => TOP_TYPES.includes(type);
