import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import { besideIt } from '../../../core/editLinks';
import { EditLinks } from '../../components/EditLinks';
import { Feedback } from '../feedback';
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

/** The page, and the files that it is printed from. */
function Edit(): ReactNode {
  const { editUrl, permalink } = useDoc().metadata;
  const { data = [] } = useDoc().frontMatter as { data?: string[] };
  const own = editUrl ? [{ label: 'Edit this page', href: editUrl }] : [];
  const others = own.flatMap(({ href }) =>
    data.map((file) => ({ label: `Edit ${file.split('/').at(-1)}`, href: besideIt(href, file) })),
  );
  return <EditLinks page={permalink} edits={[...own, ...others]} />;
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
  const { toc, frontMatter, metadata } = useDoc();
  const { label } = useDocsVersion();
  const { permalink } = metadata;
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
        {home && (
          <>
            <PageMeta />
            <Edit />
          </>
        )}
        {!home && (
          <footer className="doc__footer">
            <Feedback key={permalink} page={permalink} version={label} />
            <Tags />
            <Edit />
            <Pager />
          </footer>
        )}
      </article>
      {!home && <Toc toc={toc} variant="desktop" maxLevel={maxLevel} />}
    </div>
  );
}
