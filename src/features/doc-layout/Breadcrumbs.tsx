import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';

export function Breadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs();
  if (!crumbs || crumbs.length < 2) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.slice(0, -1).map((item) => (
          <li key={item.label}>{item.href ? <Link to={item.href}>{item.label}</Link> : item.label}</li>
        ))}
      </ol>
    </nav>
  );
}
