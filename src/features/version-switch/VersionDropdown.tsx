import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { Dropdown } from '../dropdown';
import { NIGHTLY, STABLE, VERSIONS, type KnownVersion } from '../../../core/versions';
import { fromNeutral, NEAREST } from './counterpart';
import { savePreferred } from './preferred';
import { useAddress, useCounterpart, useExceptions, useIsVersioned, useReadVersion } from './useCounterpart';

const isPaired = (version: KnownVersion): boolean => version === STABLE || version === NIGHTLY;

/** Where each version is reached from the page being read, and what is to be said about it. */
function useTargets(): (version: KnownVersion) => { to: string; note?: string } {
  const { pathname } = useLocation();
  const [shown, versioned, other, exceptions] = [useReadVersion(), useIsVersioned(), useCounterpart(), useExceptions()];
  const homes = new Map(useVersions(undefined).map(({ name, path }) => [name, path]));
  const hash = useAddress(({ hash: heading }) => (heading === `#${NEAREST}` ? '' : heading), '');
  // One page stands for many addresses there: which, only the browser knows.
  const neutral = useAddress((url) => url.pathname + url.search, '/');
  return (version) => {
    if (!versioned) return { to: fromNeutral(new URL(neutral, 'http://site'), version, exceptions) };
    if (version === shown) return { to: pathname };
    if (!isPaired(version) || !isPaired(shown)) return { to: homes.get(version.name)! };
    if (other.exact) return { to: other.path + hash };
    const note = other.replacedBy ? `replaced by ‘${other.replacedBy}’` : `not in ${version.label}: nearest page`;
    return { to: `${other.path}#${NEAREST}`, note };
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
    </Dropdown>
  );
}
