import React, { type MouseEventHandler, type ReactNode } from 'react';
import { shown } from '../../../core/errors/pattern';
import { proofWords } from '../../../core/errors/proof';
import type { ErrorArea, ErrorEntry, Proof } from '../../../core/errors/types';
import { docRoute } from '../../../core/docRoute';
import { versionById, type DocVersion } from '../../../core/versions';
import { Phrases } from '../../components/Phrases';
import { SiteLink } from './SiteLink';

interface Props {
  entries: ErrorEntry[];
  areas: ErrorArea[];
  version: DocVersion;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
  /** None is shown open. */
  folded?: boolean;
}

function Sentences({ title, list, proofs = [] }: { title: string; list: string[]; proofs?: Proof[] }): ReactNode {
  if (list.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      {list.map((sentence, index) => (
        <dd key={sentence}>
          <Phrases text={sentence} />
          {proofs[index] && (
            <span className="error-proof">
              {' '}
              (<Phrases text={proofWords(proofs[index])} />)
            </span>
          )}
        </dd>
      ))}
    </>
  );
}

function Body({ entry, version, areas, onFollow }: Omit<Props, 'entries'> & { entry: ErrorEntry }): ReactNode {
  const { folder } = versionById(version);
  const { page } = areas.find(({ id }) => id === entry.area)!;
  const address = (path: string) => docRoute(`${folder}/${path}.md`)!;
  return (
    <>
      <p>
        <Phrases text={entry.means} />
      </p>
      <dl>
        <Sentences title="Usual cause" list={entry.causes} proofs={entry.proofs} />
        <Sentences title="What to do" list={entry.fix} />
      </dl>
      <p className="paste-box__note">
        <SiteLink href={`${address(page)}#${entry.id}`} onClick={onFollow}>
          Entry
        </SiteLink>
        {entry.see.map(({ title, path }) => (
          <React.Fragment key={path}>
            {' · '}
            <SiteLink href={address(path)} onClick={onFollow}>
              {title}
            </SiteLink>
          </React.Fragment>
        ))}
      </p>
    </>
  );
}

/** The first entry open, the others folded. */
export const EntryList = ({ entries, folded = false, ...where }: Props): ReactNode => (
  <ol className="error-entries">
    {entries.map((entry, index) => (
      <li key={entry.id}>
        <details open={index === 0 && !folded}>
          <summary>
            <code>{shown(entry.texts[0]!)}</code>
          </summary>
          <Body entry={entry} {...where} />
        </details>
      </li>
    ))}
  </ol>
);
