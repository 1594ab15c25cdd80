import React, { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { Forbidden } from './Forbidden';
import { ended, type Ended } from './store';

const SENTENCES: Record<Exclude<Ended['how'], 'forbidden'>, string> = {
  kept: 'It is kept: these pages open without a network from now on.',
  updated: 'It is updated.',
  removed: 'It is removed. Nothing of it is left on this device.',
  stopped: 'Stopped. What has come stays until you go on with it or remove it.',
  full: 'There is no room for it: the browser gives this site no more. Make room on this device, then try again. What was kept before is as it was.',
  lost: 'The connection was lost, or the site answered with something else. Try again: what has come is not fetched twice. What was kept before is as it was.',
  busy: 'Another tab is changing what is kept. Wait until it is done, then try again.',
};

/** How the last act on this version ended, for the eye, for a screen reader, and for the keyboard to go on from. */
export function Outcome({ place, settled }: { place: string; settled: boolean }): ReactNode {
  const last = useStore(ended);
  const own = settled && last?.place === place ? last : undefined;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (own) text.current?.focus({ preventScroll: true });
  }, [own]);
  if (own?.how === 'forbidden') return <Forbidden />;
  return (
    <p ref={text} role="status" tabIndex={-1} className="offline__outcome">
      {own && SENTENCES[own.how]}
    </p>
  );
}
