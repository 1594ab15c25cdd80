import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { Dropdown } from '../dropdown';
import { OFFLINE_PAGE } from '../../../core/offline';
import { NIGHTLY, STABLE, VERSIONS, type KnownVersion } from '../../../core/versions';
import { NEAREST } from './counterpart';
import { savePreferred } from './preferred';
import { useAddress, useCounterparts, useFromNeutral, useIsVersioned, useReadVersion } from './useCounterpart';

/** Where each version is reached from the page being read, and what is to be said about it. */
function useTargets(): (version: KnownVersion) => { to: string; note?: string } {
  const { pathname } = useLocation();
  const [shown, versioned] = [useReadVersion(), useIsVersioned()];
  const [counterpart, neutral] = [useCounterparts(), useFromNeutral()];
  const hash = useAddress(({ hash: heading }) => (heading === `#${NEAREST}` ? '' : heading), '');
  return (version) => {
    if (!versioned) return { to: neutral(version) };
    if (version === shown) return { to: pathname };
    const { path, exact, replacedBy } = counterpart(version);
    if (exact) return { to: path + hash };
    const note = replacedBy ? `replaced by ‘${replacedBy}’` : `not in ${version.label}: nearest page`;
    return { to: `${path}#${NEAREST}`, note };
  };
}

/** Keeps the reader on the same page of the other version, and says so when there is only a nearby one. */
export function VersionDropdown(): ReactNode {
  const shown = useReadVersion();
  const targetOf = useTargets();
  return (
    <Dropdown
      className="version-switch"
      summary={{
        className: 'version-switch__button',
        'aria-label': `Version ${shown.label}, change version`,
        children: <span data-short={shown === NIGHTLY ? 'nightly' : undefined}>{shown.label}</span>,
      }}
    >
      {VERSIONS.map((version: KnownVersion) => {
        const { to, note } = targetOf(version);
        return (
          <li key={version.name}>
            <Link
              className="dropdown__link"
              to={to}
              data-version={version.name}
              onClick={() => savePreferred(version.name)}
              aria-current={version === shown ? 'true' : undefined}
            >
              {version.label}
              <small>{version === STABLE ? 'stable' : version === NIGHTLY ? 'nightly' : 'older'}</small>
              {note && <small className="version-switch__note">{note}</small>}
            </Link>
          </li>
        );
      })}
      <li>
        {/* Plain: comparisons are pages without React. */}
        <a className="dropdown__link" href="/compare">
          What changed in nightly, page by page
        </a>
      </li>
      <li>
        <Link className="dropdown__link" to={OFFLINE_PAGE}>
          Keep this version for offline reading
        </Link>
      </li>
    </Dropdown>
  );
}
