import React, { useEffect, useMemo, type MouseEventHandler, type ReactNode } from 'react';
import { explain, type Explanation } from '../../../core/errors/explain';
import type { ErrorArea } from '../../../core/errors/types';
import { removedSecrets, withoutSecrets } from '../../../core/errors/secrets';
import { versionById, type DocVersion } from '../../../core/versions';
import { useLoaded } from '../../bridge/useLoaded';
import { EntryList } from './EntryView';
import { loadExplainer } from './loadExplainer';
import { ReleaseView } from './ReleaseView';
import { RevertView } from './RevertView';
import { SiteLink } from './SiteLink';

interface Props {
  text: string;
  version: DocVersion;
  /** Puts the text without its secrets into the box. */
  onClean?: (text: string) => void;
  /** A click on a link. Whoever wants to know it has results of its own beside ours: only what is known is shown. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** The words of a message that a search can use. */
const wordsOf = (text: string): string =>
  text
    .replace(/0x[0-9a-f]+|\d+/gi, ' ')
    .split(/\s+/)
    .filter((word) => /^[\p{L}_'’-]{2,30}[:.,]?$/u.test(word))
    .slice(0, 10)
    .join(' ');

function Nothing({ text, version, near }: { text: string; version: DocVersion; near: boolean }): ReactNode {
  const query = wordsOf(text);
  return (
    <p>
      {near
        ? 'No entry has exactly this message. These are worded alike.'
        : `The errors of ${versionById(version).label} have no entry for this.`}{' '}
      {query && (
        <SiteLink href={`/search?q=${encodeURIComponent(query)}&version=${version}`}>
          Search the pages for its words
        </SiteLink>
      )}
    </p>
  );
}

function Removed({ secrets }: { secrets: string }): ReactNode {
  return (
    <p className="paste-box__warning" role="alert">
      The text held {secrets}, removed from the box and kept nowhere here. If others can read that log, replace what it
      shows.
    </p>
  );
}

type AnswerProps = Props & { explanation: Explanation; areas: ErrorArea[] };

function Answer({ explanation, text, version, areas, onFollow }: AnswerProps): ReactNode {
  const { found, near, reverts, releases, cut } = explanation;
  const decoded = reverts.filter(({ error }) => error);
  const nothing = found.length === 0 && decoded.length === 0 && !releases;
  const where = { version, areas, onFollow };
  if (nothing && onFollow) return null;
  return (
    <>
      {cut && <p>The text is long: only its end was read.</p>}
      {reverts.map((reverted) => (
        <RevertView key={reverted.selector} reverted={reverted} />
      ))}
      {found.length > 0 && <EntryList entries={found} {...where} />}
      {nothing && <Nothing text={text} version={version} near={near.length > 0} />}
      {near.length > 0 && <EntryList entries={near} {...where} folded />}
      {releases && <ReleaseView releases={releases} onFollow={onFollow} />}
    </>
  );
}

/** What is known of a text, below the box it was put into. */
export default function ErrorAnswer({ text, version, onClean, onFollow }: Props): ReactNode {
  const explainer = useLoaded(loadExplainer, version);
  const clean = useMemo(() => withoutSecrets(text), [text]);
  const removed = useMemo(() => removedSecrets(clean), [clean]);
  useEffect(() => {
    if (clean !== text) onClean?.(clean);
  }, [clean, text, onClean]);
  const explanation = useMemo(
    () => (typeof explainer === 'string' ? undefined : explain(explainer, clean)),
    [explainer, clean],
  );
  const areas = typeof explainer === 'string' ? [] : explainer.catalogue.areas;
  if (explainer === 'failed')
    return <p role="alert">The list of errors did not load. Check your connection, then reload the page.</p>;
  return (
    <div className={onFollow ? 'error-answer error-answer--beside' : 'error-answer'}>
      {removed && <Removed secrets={removed} />}
      {explanation ? (
        <Answer {...{ explanation, areas, text: clean, version, onFollow }} />
      ) : (
        !onFollow && <p>Looking it up …</p>
      )}
    </div>
  );
}
