import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ComparedRef } from '../../../core/compare/comparison';

export const PageLink = ({ page, version }: { page: ComparedRef; version?: string }): ReactNode => (
  <Link to={page.path}>{version ? `${page.title} (${version})` : page.title}</Link>
);
