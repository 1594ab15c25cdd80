import React, { useEffect, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { site } from '../../bridge/site';
import { versionOf } from './scope';
import { SearchDialog } from './SearchDialog';

/** What the server rendered stays. */
const AS_RENDERED = { __html: '' };

/**
 * The dialog is rendered with the page, and is a React root of its own in the browser (dialogRoot.tsx): it answers
 * while the scripts of the page are on their way.
 */
export function SearchRoot(): ReactNode {
  const router = useHistory();
  const version = versionOf(useLocation().pathname);
  useEffect(() => {
    site().router = router;
  }, [router]);
  // One expression: of two statements the bundler would keep both, and the dialog with them. A site without the plugin
  // `boot` has one bundle.
  return typeof __SEPARATE_DIALOG__ !== 'undefined' && __SEPARATE_DIALOG__ ? (
    <div data-search-root="" dangerouslySetInnerHTML={AS_RENDERED} suppressHydrationWarning />
  ) : (
    <div data-search-root="">
      <SearchDialog rendered={version} />
    </div>
  );
}
