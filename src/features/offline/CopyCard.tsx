import React, { useState, type ReactNode } from 'react';
import { placeOf } from '../../../core/offline';
import { STABLE } from '../../../core/versions';
import { useStore } from '../../bridge/useStore';
import { megabytes } from './amounts';
import { CopyOffer, Remove } from './CopyOffer';
import { CopyState } from './CopyState';
import { versionAt, type Place } from './look';
import { Outcome } from './Outcome';
import { work, type Work } from './store';

function Progress({ state: { come, all, stop }, label }: { state: Work; label: string }): ReactNode {
  return (
    <div className="offline__progress">
      <progress value={all ? come : undefined} max={all || 1} aria-label={`Keeping ${label}`} />
      <span>{all ? `${megabytes(come)} of ${megabytes(all)}` : 'Starting…'}</span>
      <button type="button" className="button button--plain" onClick={stop}>
        Stop
      </button>
    </div>
  );
}

/** One version: what is kept of it, and what can be done about it. */
export function CopyCard({ settled, ...props }: Place & { settled: boolean }): ReactNode {
  const { place, now, copy, lost } = props;
  const working = useStore(work);
  // Ticked by the reader, or as the copy is.
  const [ticked, setRun] = useState<boolean>();
  const run = ticked ?? copy?.run ?? false;
  const label = now?.label ?? copy?.manifest.label ?? lost?.label ?? versionAt(place)?.label ?? place;
  return (
    <section className="offline__copy" aria-labelledby={place} data-place={place}>
      <h2 id={place}>
        {label} <small>{place === placeOf(STABLE) ? 'stable' : place}</small>
      </h2>
      <CopyState {...props} />
      {working?.place === place ? (
        <Progress state={working} label={label} />
      ) : (
        !working &&
        settled && (
          <div className="offline__acts">
            <CopyOffer {...props} {...{ label, run, setRun }} />
            {copy && <Remove place={place} label="Remove" />}
          </div>
        )
      )}
      <Outcome place={place} settled={settled} />
    </section>
  );
}
