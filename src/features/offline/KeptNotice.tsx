import './styles.css';
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { OFFLINE_PAGE } from '../../../core/offline';
import { keptOf } from './asKept';
import { dayOf } from './dayOf';

/** Under a page that came from a copy. */
export default function KeptNotice(): ReactNode {
  const kept = keptOf(document.documentElement);
  if (!kept) return null;
  return (
    <aside className="kept-notice" aria-label="Offline copy" data-markdown-ignore="">
      Kept on <time dateTime={new Date(kept.keptAt).toISOString()}>{dayOf(kept.keptAt)}</time>: the network did not
      answer, and this is your copy of {kept.label}. <Link to={OFFLINE_PAGE}>Offline reading</Link>
    </aside>
  );
}
