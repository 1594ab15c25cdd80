import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import { Toc } from '../toc';
import { Breadcrumbs } from './Breadcrumbs';
import { PageMeta } from './PageMeta';
import { Pager } from './Pager';
import { NearestNote } from './VersionNote';

function Header(): ReactNode {
  const { metadata, toc, frontMatter } = useDoc();
  return (
    <header className="doc__header">
      {!frontMatter.hide_title && <h1>{metadata.title}</h1>}
      <PageMeta>
        <Toc toc={toc} variant="mobile" maxLevel={frontMatter.toc_max_heading_level} />
      </PageMeta>
      {!frontMatter.hide_title && <p className="doc__lead">{metadata.description}</p>}
    </header>
  );
}

/** Where the repository of the site is not known, the address is one for reports: see config/editUrl.ts. */
function EditLink(): ReactNode {
  const { editUrl } = useDoc().metadata;
  return (
    editUrl && (
      <p className="doc__edit">
        <Link to={editUrl}>{editUrl.includes('/edit/') ? 'Edit this page' : 'Report a problem with this page'}</Link>
      </p>
    )
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
        <NearestNote />
        {!home && <Header />}
        {!home && <Toc toc={toc} variant="letters" maxLevel={maxLevel} />}
        <div className="markdown">
          <MDXContent>{children}</MDXContent>
        </div>
        {home && <PageMeta />}
        {!home && (
          <footer className="doc__footer">
            <Tags />
            <EditLink />
            <Pager />
          </footer>
        )}
      </article>
      {!home && <Toc toc={toc} variant="desktop" maxLevel={maxLevel} />}
    </div>
  );
}
