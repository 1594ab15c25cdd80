import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import { filesOf, newsBetween, placeOf, type News, type Page } from '../../../core/offline';
import { STABLE } from '../../../core/versions';
import { useStore } from '../../bridge/useStore';
import { dayOf } from './dayOf';
import { Forbidden } from './Forbidden';
import { isCurrent, sentBytes, storedBytes, versionAt, type Place } from './look';
import { ended, startKeeping, startRemoving, work, type Ended, type Work } from './store';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (n: number, one: string): string => `${n.toLocaleString('en')} ${n === 1 ? one : `${one}s`}`;

/** As many as can be taken in; the rest is a number. */
const LISTED = 12;

function Pages({ title, pages, linked }: { title: string; pages: Page[]; linked: boolean }): ReactNode {
  if (pages.length === 0) return null;
  const more = pages.length - LISTED;
  return (
    <>
      <p>{title}:</p>
      <ul>
        {pages.slice(0, LISTED).map(([path, name]) => (
          <li key={path}>{linked ? <a href={path}>{name}</a> : name}</li>
        ))}
        {more > 0 && <li>and {count(more, 'more page')}</li>}
      </ul>
    </>
  );
}

const saysNothing = ({ changed, added, gone }: News): boolean => changed.length + added.length + gone.length === 0;

/** What is different from the copy of another day. */
function NewsView({ news }: { news: News }): ReactNode {
  const { changed, added, gone, since } = news;
  if (saysNothing(news))
    return <p>The pages say what they said on {dayOf(since)}; the site around them has changed.</p>;
  return (
    <details open>
      <summary>New since {dayOf(since)}</summary>
      <Pages title={`${count(changed.length, 'page')} changed`} pages={changed} linked />
      <Pages title={`${count(added.length, 'page')} added`} pages={added} linked />
      <Pages title={`${count(gone.length, 'page')} removed`} pages={gone} linked={false} />
    </details>
  );
}

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
function Outcome({ place, settled }: { place: string; settled: boolean }): ReactNode {
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

/** What stands here, before anything is asked for. */
function State(props: Place): ReactNode {
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

interface OfferProps extends Place {
  label: string;
  run: boolean;
  setRun(run: boolean): void;
}

function Offer(props: OfferProps): ReactNode {
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

const Remove = ({ place, label }: { place: string; label: string }): ReactNode => (
  <button type="button" className="button button--plain" onClick={() => void startRemoving(place)}>
    {label}
  </button>
);

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
      <State {...props} />
      {working?.place === place ? (
        <Progress state={working} label={label} />
      ) : (
        !working &&
        settled && (
          <div className="offline__acts">
            <Offer {...props} {...{ label, run, setRun }} />
            {copy && <Remove place={place} label="Remove" />}
          </div>
        )
      )}
      <Outcome place={place} settled={settled} />
    </section>
  );
}
