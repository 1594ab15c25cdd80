import React, { type ReactNode } from 'react';
import { lazyPart } from '../../bridge/lazyPart';

const ChosenVersions = lazyPart(() => import('./ChosenVersions'), {
  name: 'The comparison',
  waiting: <p role="status">Loading …</p>,
});

/** Any two versions, compared in the browser: all pairs of them would be too many to build. */
export const AnyTwo = ({ title }: { title: string }): ReactNode => (
  <div data-wake>
    <ChosenVersions title={title} />
    <noscript>
      <h1>{title}</h1>
      <p>
        This comparison needs JavaScript. <a href="/compare">What changed in nightly</a> does not.
      </p>
    </noscript>
  </div>
);
