import React, { type ReactNode } from 'react';
import { Hydrated } from '@site/src/bridge/Hydrated';
import { ConsentBanner } from '@site/src/features/consent';
import { Chatbot } from '@site/src/features/chatbot';
import { LoadFailed } from '@site/src/features/hydration';
import { Kept } from '@site/src/features/offline';
import { ProgressBar, RouteAnnouncer } from '@site/src/features/routing';
import { SearchRoot } from '@site/src/features/search';
import { Survey } from '@site/src/features/survey';

/** What stands beside the pages, once, and stays from page to page. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <ConsentBanner />
      {children}
      <Kept />
      <ProgressBar />
      <RouteAnnouncer />
      <SearchRoot />
      <LoadFailed />
      <Survey />
      <Chatbot />
      <Hydrated />
    </>
  );
}
