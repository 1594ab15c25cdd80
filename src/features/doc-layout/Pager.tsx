import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

export function Pager(): ReactNode {
  const { previous, next } = useDoc().metadata;
  if (!previous && !next) return null;
  const links = [
    { page: previous, label: 'Previous', rel: 'prev' },
    { page: next, label: 'Next', rel: 'next' },
  ];
  return (
    <nav className="pager" aria-label="Pages before and after">
      {links.map(
        ({ page, label, rel }) =>
          page && (
            <Link key={rel} className={`pager__link pager__link--${rel}`} to={page.permalink} rel={rel}>
              <small>{label}</small>
              {page.title}
            </Link>
          ),
      )}
    </nav>
  );
}
