import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { NEAREST, useAddress, useCounterpart } from '../version-switch';

/** Readers of the nightly are told so, with the way back to the stable page. */
export function VersionMark(): ReactNode {
  const { isLast, label, version } = useDocsVersion();
  const other = useCounterpart();
  if (isLast) return null;
  return (
    <span className="version-mark">
      <b>{version === NIGHTLY.name ? 'Nightly' : label}</b>{' '}
      <Link className="doc__more" to={other.exact ? other.path : `${other.path}#${NEAREST}`}>
        read it for {STABLE.label}
      </Link>
    </span>
  );
}

/** Shown to who chose another version on a page that this one does not have: see ../version-switch. */
export function NearestNote(): ReactNode {
  const { label } = useDocsVersion();
  const led = useAddress((url) => url.hash, '') === `#${NEAREST}`;
  useBrokenLinks().collectAnchor(NEAREST);
  return (
    <p id={NEAREST} className="version-note" data-shown={led || undefined} data-markdown-ignore="">
      The page that you came from is not in <b>{label}</b>. This is the one nearest to it.
    </p>
  );
}
