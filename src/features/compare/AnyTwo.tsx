import React, { type ReactNode } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';

const ChosenVersions = lazyWithRetry(() => import('./ChosenVersions'));

/** Any two versions, compared in the browser: all pairs of them would be too many to build. */
export const AnyTwo = ({ title }: { title: string }): ReactNode => (
  <div data-wake>
    <LoadBoundary name="The comparison" waiting={<p role="status">Loading …</p>}>
      <ChosenVersions title={title} />
    </LoadBoundary>
    <noscript>
      <h1>{title}</h1>
      <p>
        This comparison needs JavaScript. <a href="/compare">What changed in nightly</a> does not.
      </p>
    </noscript>
  </div>
);
