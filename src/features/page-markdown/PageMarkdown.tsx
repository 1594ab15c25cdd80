import React, { type MouseEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { llmsOf } from '@site/core/llmsPaths';
import { markdownPath } from '@site/core/markdownPath';
import { takeBegun } from '../../bridge/early';
import { useMessage } from '../../bridge/useMessage';
import { Dropdown } from '../dropdown';
import { copyPage } from './copyPage';
import { assistants } from './links';

function CopyButton(): ReactNode {
  const [message, say] = useMessage();
  const onClick = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) =>
    Promise.resolve(takeBegun(button) ?? copyPage(button)).then(
      () => say('Copied'),
      () => say('Could not copy: view it instead'),
    );
  return (
    <button type="button" className="dropdown__link" data-page-markdown="copy" data-replay onClick={onClick}>
      <span aria-live="polite">{message ?? 'Copy as Markdown'}</span>
    </button>
  );
}

/** The page for AI tools: a link in the head that programs find, and a menu for people. */
export function PageMarkdown(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const path = markdownPath(useDoc().metadata.permalink);
  const { index } = llmsOf(useDocsVersion().version);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}${path}`} title="This page as Markdown" />
      </Head>
      <Dropdown
        className="page-markdown"
        data-markdown={path}
        data-markdown-ignore=""
        summary={{
          children: (
            <span>
              <span className="doc__more">Page as </span>Markdown
            </span>
          ),
        }}
      >
        <li>
          <CopyButton />
        </li>
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
      </Dropdown>
    </>
  );
}
