import React, { useEffect, type ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { pageSidebar, Sidebar } from '../sidebar';

export function DocRootLayout({ children }: { children: ReactNode }): ReactNode {
  const sidebar = useDocsSidebar();
  useEffect(() => {
    pageSidebar.set(sidebar);
    return () => pageSidebar.set(null);
  }, [sidebar]);
  return (
    <div className="docs" data-sidebar={sidebar ? 'yes' : 'no'}>
      {sidebar && <Sidebar items={sidebar.items} name={sidebar.name} />}
      <main id="main" className="docs__main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
