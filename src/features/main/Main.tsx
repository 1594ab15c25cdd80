import React, { type ComponentProps, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import { useActiveDoc } from '../../bridge/useActiveDoc';
import { WideContent } from '../wide-content';

/** Where 'Skip to main content' and a navigation take the keyboard. */
const TARGET = { id: 'main', tabIndex: -1 };

const Crashed = (props: ComponentProps<typeof ErrorPageContent>): ReactNode => (
  <div {...TARGET}>
    <ErrorPageContent {...props} />
  </div>
);

/** What is between navbar and footer. On a page of the docs the target is the text, after the sidebar (DocRootLayout). */
export function Main({ children }: { children: ReactNode }): ReactNode {
  const activeDoc = useActiveDoc();
  return (
    <div {...(activeDoc ? {} : TARGET)} className="main-wrapper">
      <ErrorBoundary fallback={(params) => <Crashed {...params} />}>{children}</ErrorBoundary>
      <WideContent />
    </div>
  );
}
