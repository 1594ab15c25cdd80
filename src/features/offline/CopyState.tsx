import React, { type ReactNode } from 'react';
import { filesOf, newsBetween } from '../../../core/offline';
import { count, megabytes } from './amounts';
import { dayOf } from './dayOf';
import { isCurrent, storedBytes, type Place } from './look';
import { NewsView } from './NewsView';

/** What stands here, before anything is asked for. */
export function CopyState(props: Place): ReactNode {
  const { now, copy, lost } = props;
  if (copy)
    return (
      <>
        <p>
          <strong>Kept on {dayOf(copy.keptAt)}</strong>: {count(Object.keys(copy.manifest.pages).length, 'page')},{' '}
          {megabytes(storedBytes(filesOf(copy.manifest, copy.run)))} on this device
          {copy.run && ', with the network that runs code'}.{isCurrent(props) && ' It is as the site is now.'}
          {!now && ' Whether the site has something newer can be said when it answers.'}
        </p>
        {now && !isCurrent(props) ? (
          <NewsView news={newsBetween(copy, now)} />
        ) : (
          copy.news && <NewsView news={copy.news} />
        )}
      </>
    );
  return (
    <>
      {lost && (
        <p role="alert" className="offline__problem">
          The copy of {lost.label} that was kept on {dayOf(lost.keptAt)} is gone, or part of it: the browser has made
          room. {now ? 'You can keep it again.' : 'It can be kept again when the site answers.'}
        </p>
      )}
      {!lost && !now && <p>Not kept. It can be kept when the site answers.</p>}
    </>
  );
}
