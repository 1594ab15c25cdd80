import React, { useSyncExternalStore, type ReactNode } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';

const KeptNotice = lazyWithRetry(() => import('./KeptNotice'));
const never = () => () => undefined;

/** The worker marks the pages that it takes from a copy: see asKept.ts. All others load nothing of this. */
export function Kept(): ReactNode {
  const isKept = useSyncExternalStore(
    never,
    () => 'kept' in document.documentElement.dataset,
    () => false,
  );
  return (
    isKept && (
      <LoadBoundary name="The day of this copy" quiet>
        <KeptNotice />
      </LoadBoundary>
    )
  );
}
