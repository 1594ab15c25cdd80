import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import { PageMarkdown } from '../page-markdown';
import { Toc } from '../toc';
import { Breadcrumbs } from './Breadcrumbs';
import { CompareMark } from './CompareMark';
import { Pager } from './Pager';
import { VersionNote } from './VersionNote';

function Title(): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  if (frontMatter.hide_title || contentTitle !== undefined) return null;
  return (
    <header className="doc__header">
      <h1>{metadata.title}</h1>
      <CompareMark />
      {metadata.description && <p className="doc__lead">{metadata.description}</p>}
    </header>
  );
}

function Tags(): ReactNode {
  const { tags } = useDoc().metadata;
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Link className="tag" to={tag.permalink} rel="tag">
            {tag.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function DocItemLayout({ children }: { children: ReactNode }): ReactNode {
  const { toc, frontMatter } = useDoc();
  const { hide_table_of_contents: home, toc_max_heading_level: maxLevel } = frontMatter;
  return (
    <div className="doc" data-toc={home || toc.length === 0 ? 'no' : 'yes'}>
      <article className="doc__article">
        <Breadcrumbs />
        {!home && <VersionNote />}
        <Title />
        {!home && <PageMarkdown />}
        {!home && <Toc toc={toc} variant="mobile" maxLevel={maxLevel} />}
        <div className="markdown">
          <MDXContent>{children}</MDXContent>
        </div>
        {home && <PageMarkdown />}
        {home && <CompareMark />}
        {!home && (
          <footer className="doc__footer">
            <Tags />
            <Pager />
          </footer>
        )}
      </article>
      {!home && <Toc toc={toc} variant="desktop" maxLevel={maxLevel} />}
    </div>
  );
}
