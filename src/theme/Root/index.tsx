import React, { type ReactNode } from 'react';
import { Hydrated } from '@site/src/bridge/Hydrated';
import { LoadFailed } from '@site/src/features/hydration';

/** What stands beside the pages, once, and stays from page to page. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <LoadFailed />
      <Hydrated />
    </>
  );
}
