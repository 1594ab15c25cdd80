import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { LoadBoundary } from '../../components/LoadBoundary';
import { NotFoundSuggestions } from '../search';
import { useInVersion } from '../version-switch';

const LINKS = [
  ['/', 'Documentation home'],
  ['/developers/getting_started', 'Start building'],
  ['/the_aztec_network', 'Run a node'],
  ['/search', 'Search the docs'],
] as const;

/** `data-not-found` tells the boot script that no page has this address: see bridge/address.ts. */
export function NotFoundContent(): ReactNode {
  const inVersion = useInVersion();
  return (
    <main className="plain-page" data-wake>
      {/* Here, after the layout, whose title would be the site's. */}
      <PageMetadata title="Page not found" />
      <p className="eyebrow">404</p>
      <h1>Page not found</h1>
      <p>
        Nothing is published at this address. The page may have moved between versions, or the link that brought you
        here may be mistyped.
      </p>
      <div data-not-found>
        {/* The page says already that nothing is here: help that does not arrive is not worth a second message. */}
        <LoadBoundary name="The search" quiet>
          <NotFoundSuggestions />
        </LoadBoundary>
      </div>
      <ul>
        {LINKS.map(([to, label]) => (
          <li key={to}>
            <Link to={inVersion(to)}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
