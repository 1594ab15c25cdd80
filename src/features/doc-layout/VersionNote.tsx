import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { useCounterpart } from '../version-switch';

/** Readers of the nightly are told so, with the way back to the stable page. */
export function VersionNote(): ReactNode {
  const { isLast, label, version } = useDocsVersion();
  const other = useCounterpart();
  if (isLast) return null;
  return (
    <p className="version-note" data-markdown-ignore="">
      {version === NIGHTLY.name ? 'Nightly pre-release' : 'Older release'} <b>{label}</b>.{' '}
      <Link to={other.path}>
        {other.exact ? `Read this page for ${STABLE.label}` : `Not in ${STABLE.label}: nearest page`}
      </Link>
    </p>
  );
}
