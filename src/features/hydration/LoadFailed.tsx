import React, { type ReactNode } from 'react';

/** In every page, hidden. The boot script reveals it, by an attribute of the root element, where React does not load. */
export const LoadFailed = (): ReactNode => (
  <p className="load-failed" role="alert" data-markdown-ignore="">
    Part of this page did not load. You can go on reading; to use it, check your connection and reload.
  </p>
);
