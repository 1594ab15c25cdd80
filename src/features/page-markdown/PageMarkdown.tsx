import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { LLMS, markdownPath } from '@site/core/markdownPath';
import { assistants } from './links';

/** Opaque to React: the boot script changes the label, before and after hydration. */
const COPY =
  '<button type="button" class="dropdown__link" data-page-markdown="copy"><span aria-live="polite">Copy as Markdown</span></button>';

/** The page for AI tools: a link in the head that programs find, and a menu for people. */
export function PageMarkdown(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const path = markdownPath(useDoc().metadata.permalink);
  const { index } = LLMS[useDocsVersion().isLast ? 'v2.0.2' : 'nightly'];
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}${path}`} title="This page as Markdown" />
      </Head>
      <details className="dropdown page-markdown" data-dropdown data-markdown={path} data-markdown-ignore="">
        <summary>Page as Markdown</summary>
        <ul className="dropdown__menu">
          <li dangerouslySetInnerHTML={{ __html: COPY }} suppressHydrationWarning />
          <li>
            <a className="dropdown__link" href={path}>
              View as Markdown
            </a>
          </li>
          {assistants(`${url}${path}`).map(({ name, href }) => (
            <li key={name}>
              <a className="dropdown__link" href={href} target="_blank" rel="noopener noreferrer nofollow">
                Open in {name} <small>new tab</small>
              </a>
            </li>
          ))}
          <li>
            <a className="dropdown__link" href={index}>
              All pages, for AI tools
            </a>
          </li>
        </ul>
      </details>
    </>
  );
}
