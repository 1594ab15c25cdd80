import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMarkdown } from '../page-markdown';
import { CompareMark } from './CompareMark';
import { VersionMark } from './VersionNote';

/** What is known about a page, in one line: on a phone without `doc__more`. `children` comes last in it. */
export function PageMeta({ children }: { children?: ReactNode }): ReactNode {
  const { changed } = useDoc().frontMatter as { changed?: string };
  return (
    <div className="doc__meta" data-markdown-ignore="">
      <VersionMark />
      <CompareMark />
      {changed && (
        <span className="doc__more">
          Changed <time dateTime={changed}>{changed}</time>
        </span>
      )}
      <PageMarkdown />
      {children}
    </div>
  );
}
