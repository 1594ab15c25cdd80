import React, { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { llmsOf } from '@site/core/llmsPaths';
import { markdownPath } from '@site/core/markdownPath';
import { useActiveDoc } from '../../bridge/useActiveDoc';

/**
 * The first sentence of every page, for programs that read its HTML and cut it off somewhere: where the same page is
 * without navigation. People have the menu under the title instead, so neither eyes nor screen readers meet it.
 */
export function AgentHint(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const activeDoc = useActiveDoc();
  const index = `${url}${llmsOf(useActiveVersion(undefined)?.name).index}`;
  const page = activeDoc ? `this page is served as Markdown at ${url}${markdownPath(activeDoc.path)}, and ` : '';
  return (
    <p className="visually-hidden" aria-hidden="true" translate="no">
      {`For AI agents: ${page}the index of all documentation pages is at ${index}.`}
    </p>
  );
}
