import React, { type MouseEventHandler, type ReactNode } from 'react';
import type { Releases } from '../../../core/errors/releases';
import { VERSIONS } from '../../../core/versions';
import { SiteLink } from './SiteLink';

interface Props {
  releases: Releases;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** Which releases a file names, whether they fit together, and the docs that are of them. */
export function ReleaseView({ releases: { named, fits, advice }, onFollow }: Props): ReactNode {
  const docs = VERSIONS.filter(({ id }) => named.some(({ version }) => version?.id === id));
  return (
    <div className="error-releases">
      <p>
        <strong>{fits ? 'These releases fit together.' : 'These releases do not fit together.'}</strong>
      </p>
      <table>
        <tbody>
          {named.map(({ what, release, version, exact }) => (
            <tr key={`${what} ${release}`}>
              <th scope="row">{what}</th>
              <td>
                <code>{release}</code>
              </td>
              <td>{version ? `${exact ? 'docs' : 'nearest docs'}: ${version.label}` : 'no docs here'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {docs.map(({ id, base, label }) => (
        <p key={id}>
          <SiteLink href={base || '/'} onClick={onFollow}>
            Docs of {label}
          </SiteLink>
        </p>
      ))}
    </div>
  );
}
