import React, { useEffect, useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyMathsStyles } from './applyMathsStyles';

interface Stylesheet {
  href: string;
  integrity: string;
}

/**
 * Rendered only on pages with maths. The stylesheet applies to nothing at first, so that no page waits for it; formulas
 * are shown as the browser itself draws them until it has come.
 */
export function MathsStyles(): ReactNode {
  const { href, integrity } = useDocusaurusContext().siteConfig.customFields!.mathsStylesheet as Stylesheet;
  const link = useRef<HTMLLinkElement>(null);
  useEffect(() => applyMathsStyles(link.current!), []);
  return (
    <link
      ref={link}
      rel="stylesheet"
      href={href}
      integrity={integrity}
      crossOrigin="anonymous"
      referrerPolicy="no-referrer"
      media="not all"
      data-maths-styles=""
      suppressHydrationWarning
    />
  );
}
