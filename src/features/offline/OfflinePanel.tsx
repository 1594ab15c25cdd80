import './styles.css';
import React, { useCallback, type ReactNode } from 'react';
import { placeOf } from '../../../core/offline';
import { versionById, versionOfAddress } from '../../../core/versions';
import { useLoaded } from '../../bridge/useLoaded';
import { useStore } from '../../bridge/useStore';
import { currentVersion } from '../search/scope';
import { CopyCard } from './CopyCard';
import { Forbidden } from './Forbidden';
import { look } from './look';
import { Missed } from './Missed';
import { canKeep } from './registration';
import { ended, type Ended } from './store';

/** The page that was asked for and that no copy has: the worker leads here with it. */
function missedPage(): string | undefined {
  const page = new URLSearchParams(location.search).get('page');
  // One slash: two would be the address of another site.
  return page && /^\/(?![/\\])/.test(page) ? page : undefined;
}

function Places({ first, missed }: { first: string; missed: string | undefined }): ReactNode {
  const last = useStore(ended);
  const lookAgain = useCallback(async (after?: Ended) => ({ after, places: await look(first) }), [first]);
  const seen = useLoaded(lookAgain, last);
  if (seen === 'loading') return <p role="status">Looking at what is kept here…</p>;
  if (seen === 'failed') return <Forbidden />;
  const { after, places } = seen;
  return (
    <>
      {missed && <Missed page={missed} places={places} />}
      {places.map((place) => (
        // What an act has changed is looked at first, and shown with how it ended.
        <CopyCard key={place.place} {...place} settled={after === last} />
      ))}
    </>
  );
}

/** Keeps, updates and removes copies; and tells who came for a page that none of them has. */
export default function OfflinePanel(): ReactNode {
  const missed = missedPage();
  // The version that was read last.
  const first = placeOf(missed ? versionOfAddress(missed) : versionById(currentVersion()));
  return canKeep() ? <Places first={first} missed={missed} /> : <Forbidden />;
}
