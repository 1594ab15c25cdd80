import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { announcement } from './announcement';

/** Screen readers hear where they are. */
export const RouteAnnouncer = (): ReactNode => (
  <div className="visually-hidden" aria-live="polite">
    {useStore(announcement).text}
  </div>
);
