import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { mark } from './mark';

/** Looks at the text of each new page. The tables are the author's Markdown: they have no component of their own. */
export function WideContent(): null {
  const { pathname } = useLocation();
  useEffect(mark, [pathname]);
  return null;
}
