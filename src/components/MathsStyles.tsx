import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Stylesheet {
  href: string;
  integrity: string;
}

/** Rendered only on pages with maths. */
export function MathsStyles(): ReactNode {
  const { href, integrity } = useDocusaurusContext().siteConfig.customFields!.mathsStylesheet as Stylesheet;
  return (
    <Head>
      <link rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
    </Head>
  );
}
