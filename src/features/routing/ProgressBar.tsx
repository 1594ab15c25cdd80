import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { progress } from './progress';

export function ProgressBar(): ReactNode {
  const done = useStore(progress);
  if (done === undefined) return null;
  return (
    <div id="nprogress">
      <div className="bar" style={{ transform: `translate3d(-${(1 - done) * 100}%, 0, 0)` }} />
    </div>
  );
}
