import React, { type ReactNode } from 'react';
import { Hydrated } from '@site/src/bridge/Hydrated';
import { LoadFailed } from '@site/src/features/hydration';
import { SearchDialog } from '@site/src/features/search';

/** What stands beside the pages, once, and stays from page to page. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <SearchDialog />
      <LoadFailed />
      <Hydrated />
    </>
  );
}
