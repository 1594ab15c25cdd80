import React, { type ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { Sidebar } from '../sidebar';

export function DocRootLayout({ children }: { children: ReactNode }): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className="docs" data-sidebar={sidebar ? 'yes' : 'no'}>
      {sidebar && <Sidebar items={sidebar.items} name={sidebar.name} />}
      <main className="docs__main">{children}</main>
    </div>
  );
}
