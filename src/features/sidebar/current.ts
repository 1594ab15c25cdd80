import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { sharedStore } from '../../bridge/store';

export interface PageSidebar {
  name: string;
  items: PropSidebar;
}

/** The sidebar of the page being read, for the drawer, which stands outside of the page. */
export const pageSidebar = sharedStore<PageSidebar | null>('sidebar', null);

const LABELS: Record<string, string> = { developerSidebar: 'Build', networkSidebar: 'Run a node' };

export const sidebarLabel = (name: string): string => LABELS[name] ?? 'Docs';
