import React, { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';

const ShortcutList = lazyWithRetry(() => import('./ShortcutList'));

/** The button that lists the keys of this site; `?` presses it. */
export function Shortcuts(): ReactNode {
  // Counted: a dialog tells that it was closed a moment after it is, when it may be openings for again.
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        className="footer__settings"
        data-shortcuts
        data-replay
        onClick={() => setOpenings(openings + 1)}
      >
        Keyboard shortcuts
      </button>
      {openings > 0 && (
        <LoadBoundary name="The list of shortcuts">
          <ShortcutList key={openings} onClose={() => setOpenings(0)} />
        </LoadBoundary>
      )}
    </>
  );
}
