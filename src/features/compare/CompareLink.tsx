import React, { type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { loadPage } from './pages';

/** A link to a comparison: what it shows is on the way as soon as the pointer or the keyboard is there. */
export function CompareLink({ to, ...props }: ComponentProps<typeof Link> & { to: string }): ReactNode {
  const ahead = () => void loadPage(to).catch(() => undefined);
  return <Link to={to} onPointerEnter={ahead} onFocus={ahead} {...props} />;
}
