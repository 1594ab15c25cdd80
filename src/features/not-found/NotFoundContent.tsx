import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { NotFoundSuggestions } from '../search';

/** `data-not-found` tells the boot script that no page has this address: see bridge/address.ts. */
export function NotFoundContent(): ReactNode {
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
        <NotFoundSuggestions />
      </div>
      <ul>
        <li>
          <Link to="/">Documentation home</Link>
        </li>
        <li>
          <Link to="/developers/getting_started">Start building</Link>
        </li>
        <li>
          <Link to="/the_aztec_network">Run a node</Link>
        </li>
        <li>
          <Link to="/search">Search the docs</Link>
        </li>
      </ul>
    </main>
  );
}
