import React, { type ComponentProps, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import { PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import { DocsPreferredVersionContextProvider, useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { AgentHint } from '@site/src/features/page-markdown';
import { WideContent } from '@site/src/features/wide-content';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import Navbar from '@theme/Navbar';

const MAIN = { id: 'main', tabIndex: -1 };

const Crashed = (props: ComponentProps<typeof ErrorPageContent>): ReactNode => (
  <div {...MAIN}>
    <ErrorPageContent {...props} />
  </div>
);

export default function Layout({ children, noFooter, title, description }: Props): ReactNode {
  // On a page of the docs it is the text, after the sidebar: see DocRootLayout.
  const main = useActiveDocContext(undefined).activeDoc ? {} : MAIN;
  return (
    <PluginHtmlClassNameProvider>
      <DocsPreferredVersionContextProvider>
        <PageMetadata title={title} description={description} />
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <AgentHint />
        <AnnouncementBar />
        <Navbar />
        <div {...main} className="main-wrapper">
          <ErrorBoundary fallback={(params) => <Crashed {...params} />}>{children}</ErrorBoundary>
        </div>
        <WideContent />
        {!noFooter && <Footer />}
      </DocsPreferredVersionContextProvider>
    </PluginHtmlClassNameProvider>
  );
}
