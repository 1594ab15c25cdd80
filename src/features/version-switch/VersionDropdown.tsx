import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { Dropdown } from '../dropdown';
import { NIGHTLY, STABLE, versionOfAddress } from '../../../core/versions';
import { savePreferred } from './preferred';
import { useCounterpart, useIsVersioned } from './useCounterpart';

/** Keeps the reader on the same page of the other version, and says so when there is only a nearby one. */
export function VersionDropdown(): ReactNode {
  const { pathname } = useLocation();
  const versions = [...useVersions(undefined)].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  const other = useCounterpart();
  const versioned = useIsVersioned();
  const shown = versions.find(({ name }) => name === versionOfAddress(pathname).name)!;
  const paired = (name: string) => name === STABLE.name || name === NIGHTLY.name;
  return (
    <Dropdown
      className="version-switch"
      summary={{
        className: 'version-switch__button',
        'aria-label': `Version ${shown.label}, change version`,
        children: shown.label,
      }}
    >
      {versions.map((version) => {
        const active = version === shown;
        const counterpart = paired(version.name) && paired(shown.name);
        const target = counterpart ? other.path : version.path;
        return (
          <li key={version.name}>
            <Link
              className="dropdown__link"
              to={active ? (versioned ? pathname : version.path) : target}
              data-version={version.name}
              onClick={() => savePreferred(version.name)}
              aria-current={active ? 'true' : undefined}
            >
              {version.label}
              <small>{version.isLast ? 'stable' : version.name === NIGHTLY.name ? 'nightly' : 'older'}</small>
              {!active && counterpart && !other.exact && (
                <small className="version-switch__note">not in {version.label}: nearest page</small>
              )}
            </Link>
          </li>
        );
      })}
    </Dropdown>
  );
}
