import React, { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { cardOf } from '@site/core/cards';
import { withoutSlash } from '@site/core/pagePath';
import { Main } from '@site/src/features/main';
import { AgentHint } from '@site/src/features/page-markdown';
import { VersionInTitle } from '@site/src/features/version-switch';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import Navbar from '@theme/Navbar';

export default function Layout({ children, noFooter, title, description }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <PluginHtmlClassNameProvider>
      <DocsPreferredVersionContextProvider>
        <VersionInTitle>
          <PageMetadata title={title} description={description} image={cardOf(withoutSlash(pathname))} />
          <a className="skip-link" href="#main">
            Skip to main content
          </a>
          <AgentHint />
          <AnnouncementBar />
          <Navbar />
          <Main>{children}</Main>
          {!noFooter && <Footer />}
        </VersionInTitle>
      </DocsPreferredVersionContextProvider>
    </PluginHtmlClassNameProvider>
  );
}
