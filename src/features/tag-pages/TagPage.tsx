import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';

export function TagPage({ tag }: Props): ReactNode {
  const count = tag.count === 1 ? 'One page' : `${tag.count} pages`;
  const title = `${count} tagged “${tag.label}”`;
  return (
    <main className="plain-page">
      <PageMetadata title={title} description={`${count} of the documentation about ${tag.label}.`} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <p className="eyebrow">
        <Link to={tag.allTagsPath}>All tags</Link>
      </p>
      <h1>{title}</h1>
      <ul className="page-list">
        {tag.items.map((doc) => (
          <li key={doc.id}>
            <Link to={doc.permalink}>{doc.title}</Link>
            <p>{doc.description}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
