import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { LinkKind } from './SiteLink';

/** Links below lead to other pages without a new load. */
export const RoutedLinks = ({ children }: { children: ReactNode }): ReactNode => (
  <LinkKind value={Link}>{children}</LinkKind>
);
