export { Sidebar } from './Sidebar';
export { pageSidebar, sidebarLabel } from './current';
