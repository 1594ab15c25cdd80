import React, { type ReactNode } from 'react';
import { count, megabytes } from './amounts';
import { isCurrent, sentBytes, storedBytes, type Place } from './look';
import { startKeeping, startRemoving } from './store';

interface OfferProps extends Place {
  label: string;
  run: boolean;
  setRun(run: boolean): void;
}

export function CopyOffer(props: OfferProps): ReactNode {
  const { place, now, copy, missing, missingRun, isBegun, lost, label, run, setRun } = props;
  if (!now) return null;
  const wanted = run ? [...missing, ...missingRun] : missing;
  const isDone = isCurrent(props) && copy!.run === run;
  const act = copy ? (isCurrent(props) ? 'Change' : 'Update') : isBegun ? 'Go on' : 'Keep';
  return (
    <>
      {!copy && (
        <p>
          {count(Object.keys(now.pages).length, 'page')} with their pictures, search, comparisons and glossary:{' '}
          {megabytes(storedBytes(now.files))} on this device.
          {isBegun && !lost && ' Part of it is here from a download that was not finished.'}
        </p>
      )}
      {now.run.length > 0 && (
        <label className="offline__tick">
          <input type="checkbox" checked={run} onChange={({ target }) => setRun(target.checked)} />
          <span>
            Also the network that runs code: {megabytes(sentBytes(now.run))} more to fetch,{' '}
            {megabytes(storedBytes(now.run))} on this device
          </span>
        </label>
      )}
      {!isDone && (
        <button type="button" className="button" onClick={() => void startKeeping(place, run)}>
          {act === 'Keep' ? `Keep ${label} for offline reading` : act}: fetch {megabytes(sentBytes(wanted))}
        </button>
      )}
      {(isBegun || lost) && !copy && <Remove place={place} label="Remove what is here" />}
    </>
  );
}

export const Remove = ({ place, label }: { place: string; label: string }): ReactNode => (
  <button type="button" className="button button--plain" onClick={() => void startRemoving(place)}>
    {label}
  </button>
);
