import React, { type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { NIGHTLY, STABLE, versionOfAddress } from '../../../core/versions';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/**
 * Tabs, bookmarks and results of search engines tell the versions apart by the title. It belongs into the page: above it
 * the address is the next one while that page is on its way.
 */
export function VersionInTitle({ children }: { children: ReactNode }): ReactNode {
  const version = versionOfAddress(useLocation().pathname);
  const name = version === NIGHTLY ? 'nightly' : version.label;
  const formatter: Formatter = ({ defaultFormatter, title, ...rest }) =>
    defaultFormatter({ ...rest, title: version === STABLE ? title : `${title} (${name})` });
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
